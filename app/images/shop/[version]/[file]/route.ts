import { drawIcon } from '../../draw-icon';
import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { hasDrawnIcons, iconVersion, ICONS, type IconName } from '@/lib/shop/shop-icons';

const isIcon = (file: string): file is IconName => Object.hasOwn(ICONS, file);

/** An icon of a shop other than the example shop; its address names what it looks like. */
export const GET = withErrorHandling(
  async (_request, { params }: RouteContext<'/images/shop/[version]/[file]'>) => {
    const { version, file } = await params;
    if (hasDrawnIcons() || version !== iconVersion() || !isIcon(file)) {
      throw new HttpError(404, 'not_found', 'We can’t find that picture.');
    }
    return new Response(new Uint8Array(await drawIcon(file)), {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  },
);

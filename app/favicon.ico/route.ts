import { drawIcon } from '@/app/images/shop/draw-icon';
import { withErrorHandling } from '@/lib/api/handler';
import { readDrawnIcon } from '@/lib/data/postcard-files';
import { hasDrawnIcons } from '@/lib/shop-icons';

/** For whoever asks without reading a page: the file of the example shop, or a PNG of another one. */
export const GET = withErrorHandling(async () => {
  const isDrawn = hasDrawnIcons();
  const file = await (isDrawn ? readDrawnIcon('favicon.ico') : drawIcon('favicon.png'));
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': isDrawn ? 'image/x-icon' : 'image/png',
      'Cache-Control': 'public, max-age=3600',
    },
  });
});

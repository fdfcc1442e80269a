import { drawIcon } from '@/app/images/shop/draw-icon';
import { withErrorHandling } from '@/lib/api/handler';
import { readDrawnIcon } from '@/lib/data/files/postcard-files';
import { hasDrawnIcons } from '@/lib/shop/shop-icons';

/** Serves clients that request /favicon.ico directly: the example shop's ICO file, or a PNG drawn for any other shop. */
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

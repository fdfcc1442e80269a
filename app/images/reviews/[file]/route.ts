import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { readPublicReviewPhoto } from '@/lib/data/reviews/review-photos';

/** A photograph of a published review; not kept long, because the review may be hidden. */
export const GET = withErrorHandling(
  async (_request, { params }: RouteContext<'/images/reviews/[file]'>) => {
    const photo = await readPublicReviewPhoto((await params).file);
    if (photo === null) throw new HttpError(404, 'not_found', 'We can’t find that picture.');
    return new Response(photo, {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=300' },
    });
  },
);

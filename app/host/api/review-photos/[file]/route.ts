import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { readHostReviewPhoto } from '@/lib/data/host/reviews';

/** Serves the photos of all reviews, published or not, to the staff. */
export const GET = withErrorHandling(
  async (_request, { params }: RouteContext<'/host/api/review-photos/[file]'>) => {
    const photo = await readHostReviewPhoto((await params).file);
    if (photo === null) throw new HttpError(404, 'not_found', 'We can’t find that picture.');
    return new Response(photo, {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'no-store' },
    });
  },
);

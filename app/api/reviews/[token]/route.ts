import { isForm, readForm, seeOther } from '@/lib/api/form';
import { noStore, parseJson, withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { isWithinLimit, limitVisitor } from '@/lib/api/limit-visitor';
import { sendReview } from '@/lib/data/reviews/reviews';
import { reviewPath } from '@/lib/http/paths';
import { reviewSchema, toReview } from '@/lib/schemas/review';

const MAX_BYTES = 32 * 1024;

/** From the page's own script as JSON, or as a form where scripts do not run. */
export const POST = withSameOrigin(
  async (request, { params }: RouteContext<'/api/reviews/[token]'>) => {
    const { token } = await params;
    if (isForm(request)) {
      if (!(await isWithinLimit(request, 'review-send'))) {
        return seeOther(reviewPath(token, 'limited'));
      }
      const review = reviewSchema.safeParse(toReview(await readForm(request, MAX_BYTES)));
      if (!review.success) return seeOther(reviewPath(token, 'invalid'));
      await sendReview(token, review.data, new Date());
      // The page shows the result.
      return seeOther(reviewPath(token, 'sent'));
    }
    await limitVisitor(request, 'review-send');
    const review = await parseJson(request, reviewSchema, { mostBytes: MAX_BYTES });
    const outcome = await sendReview(token, review, new Date());
    if (outcome === 'unknown' || outcome === 'expired') {
      throw new HttpError(404, 'unknown_review', 'This link doesn’t open a review anymore.');
    }
    return noStore({ status: outcome }, outcome === 'sent' ? 201 : 200);
  },
);

import { noStore, parseJson, withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { limitVisitor } from '@/lib/api/limit-visitor';
import {
  finishReviewPhoto,
  removeReviewPhoto,
  startReviewPhoto,
} from '@/lib/data/reviews/review-photos';
import { reviewPhotoSchema } from '@/lib/schemas/review';

/** Begins the upload of a photograph, makes a picture of what has arrived, or removes one. */
export const POST = withSameOrigin(
  async (request, { params }: RouteContext<'/api/reviews/[token]/photos'>) => {
    const { token } = await params;
    await limitVisitor(request, 'review-photo');
    const asked = await parseJson(request, reviewPhotoSchema);
    const now = new Date();
    const outcome =
      asked.step === 'start'
        ? await startReviewPhoto(token, now)
        : asked.step === 'finish'
          ? await finishReviewPhoto(token, asked.id, now)
          : await removeReviewPhoto(token, asked.id, now);
    if (!outcome.ok) throw new HttpError(409, outcome.code, 'We couldn’t add that photo.');
    return noStore(outcome.data);
  },
);

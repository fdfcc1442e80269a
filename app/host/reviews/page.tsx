import {
  answerReview,
  changeReview,
  previewImport,
  deleteReview,
  importReviews,
  undoImport,
} from './actions';
import { ReviewsView } from '@/components/host/reviews/reviews-view';
import { getReviews } from '@/lib/data/host/reviews';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { isCabinSlug } from '@/lib/domain/catalog/cabin';
import { consoleMetadata } from '@/lib/http/console-pages';
import { REVIEW_FILTERS, REVIEWS_PER_PAGE } from '@/lib/schemas/host/reviews';

const PATH = '/host/reviews';
export const metadata = consoleMetadata(PATH);

const MAX_PAGE = 1000;

export default async function ReviewsPage({ searchParams }: PageProps<'/host/reviews'>) {
  await requireStaff(PATH);
  const { show, cabin, page: asked } = await searchParams;
  const filter = REVIEW_FILTERS.find((each) => each === show) ?? 'all';
  const slug = typeof cabin === 'string' && isCabinSlug(cabin) ? cabin : null;
  const page = Math.min(Math.max(Math.trunc(Number(asked)) || 1, 1), MAX_PAGE);
  const offset = (page - 1) * REVIEWS_PER_PAGE;
  return (
    <ReviewsView
      list={requireRead(await getReviews({ filter, slug, offset }), PATH)}
      place={{ filter, slug, page }}
      actions={{
        changeReview,
        answerReview,
        deleteReview,
        previewImport,
        importReviews,
        undoImport,
      }}
    />
  );
}

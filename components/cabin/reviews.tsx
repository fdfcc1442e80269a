import { Star } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Cabin, CabinReview } from '@/lib/domain/catalog/cabin';
import { formatMonth, plural } from '@/lib/format';
import { ratingText } from '@/components/cabin-card/rating';

const SHOWN = 6;

// Of fewer ratings the stars beside each say more.
const SPREAD_FROM = 5;

type Props = {
  cabin: Pick<Cabin, 'averageRating' | 'reviewCount' | 'reviews' | 'ratingSpread'>;
};

export function Reviews({ cabin }: Props) {
  const { reviews } = cabin;
  const further = reviews.slice(SHOWN);
  const wordless = cabin.reviewCount - reviews.length;
  return (
    <>
      <p className="mb-6 flex items-center gap-2 text-lg font-semibold">
        <Icon isSolid shapes={Star} className="size-5 text-ember-600" />
        {ratingText(cabin)}
      </p>
      {cabin.reviewCount === 0 && (
        <p className="text-ink-soft">
          Nobody has reviewed this cabin yet. Be the first to tell us.
        </p>
      )}
      {cabin.reviewCount >= SPREAD_FROM && <RatingSpread spread={cabin.ratingSpread} />}
      <ReviewList reviews={reviews.slice(0, SHOWN)} />
      {further.length > 0 && (
        <details className="group mt-6">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-full border-[1.5px] border-spruce-800 bg-surface px-6 font-semibold text-spruce-800 group-open:hidden hover:bg-spruce-100 [&::-webkit-details-marker]:hidden">
            {`Show all ${reviews.length} reviews`}
          </summary>
          <ReviewList reviews={further} />
        </details>
      )}
      {wordless > 0 && (
        <p className="mt-6 text-ink-soft">
          {`${wordless} ${plural(wordless, 'rating', 'ratings')} came without words.`}
        </p>
      )}
    </>
  );
}

/** Poor ratings stand there as openly as good ones. */
function RatingSpread({ spread }: { spread: readonly number[] }) {
  const count = spread.reduce((sum, one) => sum + one, 0);
  return (
    <ul aria-label="Ratings" className="rating-spread">
      {spread.map((ratings, index) => (
        <li key={index}>
          <span>{`${5 - index} ${plural(5 - index, 'star', 'stars')}`}</span>
          <i aria-hidden="true" style={{ backgroundSize: `${(100 * ratings) / count}% 100%` }} />
          <span>{ratings}</span>
        </li>
      ))}
    </ul>
  );
}

function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <>
      <span className="sr-only">{`${rating} out of 5.`}</span>
      <span aria-hidden="true" className="stars">
        <b>{'★'.repeat(full)}</b>
        {'★'.repeat(5 - full)}
      </span>
    </>
  );
}

function ReviewList({ reviews }: { reviews: readonly CabinReview[] }) {
  return (
    <ul className="grid gap-4 tablet:grid-cols-2">
      {reviews.map(({ id, author, date, rating, text }) => (
        <li key={id} className="review">
          <p>{author}</p>
          <p>
            <Stars rating={rating} />
            {` Stayed in ${formatMonth(date)}`}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

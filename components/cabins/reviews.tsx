import { StarIcon } from '@/components/ui/icons';
import type { Cabin, CabinReview } from '@/lib/domain/catalog/cabin';
import { formatMonth, plural } from '@/lib/format';
import { ratingText } from './rating';

const SHOWN = 6;

type Props = { cabin: Pick<Cabin, 'averageRating' | 'reviewCount' | 'reviews'> };

export function Reviews({ cabin }: Props) {
  const { reviews } = cabin;
  const further = reviews.slice(SHOWN);
  const wordless = cabin.reviewCount - reviews.length;
  return (
    <>
      <p className="mb-6 flex items-center gap-2 text-lg font-semibold">
        <StarIcon className="size-5 text-ember-600" />
        {ratingText(cabin)}
      </p>
      {cabin.reviewCount === 0 && (
        <p className="text-ink-soft">
          Nobody has reviewed this cabin yet. Be the first to tell us.
        </p>
      )}
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

function ReviewList({ reviews }: { reviews: readonly CabinReview[] }) {
  return (
    <ul className="grid gap-4 tablet:grid-cols-2">
      {reviews.map(({ id, author, date, rating, text }) => (
        <li key={id} className="review">
          <p>{author}</p>
          <p>{`${rating} out of 5 · ${formatMonth(date)}`}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

import { Star } from 'lucide';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Cabin, CabinReview } from '@/lib/domain/catalog/cabin';
import { formatMonth, plural } from '@/lib/copy/format';
import { ratingText } from '@/components/cabin-card/rating';

const SHOWN = 6;

// With fewer ratings, the stars beside each say more.
const SPREAD_FROM = 5;

export type ReviewsProps = {
  cabin: Pick<Cabin, 'averageRating' | 'reviewCount' | 'ratingSpread'> & {
    reviews: readonly CabinReview[];
  };
  /** Keyed by the review's place in the list, and `subjects`. */
  extras?: Readonly<Record<string, ReactNode>>;
};

const NONE = {};

export function Reviews({ cabin, extras = NONE }: ReviewsProps) {
  const { reviews } = cabin;
  const wordless = cabin.reviewCount - reviews.length;
  return (
    <>
      <p className="mb-6 flex items-center gap-2 text-lg font-semibold">
        <Icon isSolid shapes={Star} className="size-5 text-ember-600" />
        {ratingText(cabin)}
      </p>
      {cabin.reviewCount === 0 && (
        <p className="text-ink-soft">No reviews yet. Yours could be the first.</p>
      )}
      {cabin.reviewCount >= SPREAD_FROM && <RatingSpread spread={cabin.ratingSpread} />}
      {extras.subjects}
      <ReviewList reviews={reviews} extras={extras} />
      {wordless > 0 && (
        <p className="mt-6 text-ink-soft">
          {`Plus ${wordless} ${plural(wordless, 'rating', 'ratings')} with no review.`}
        </p>
      )}
    </>
  );
}

type ListProps = Pick<ReviewsProps['cabin'], 'reviews'> & Required<Pick<ReviewsProps, 'extras'>>;

/** Shows the newest reviews, and the others on request. Without scripts, all of them are in the page. */
function ReviewList({ reviews, extras }: ListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The guest chose before hydration, or the browser restored the choice on reload.
    if (list.current?.querySelector('[value="0"]:not(:checked)')) setIsWhole(true);
  }, []);
  const cards = reviews.map(({ author, date, rating, text }, index) => (
    <li
      key={index}
      className={index < SHOWN ? 'review' : 'review more'}
      style={{ order: rating * 10 }}
    >
      <p>{author}</p>
      <p>
        <Stars rating={rating} />
        {` Stayed in ${formatMonth(date)}`}
      </p>
      <p>{text}</p>
      {extras[index]}
    </li>
  ));
  return (
    <div className="reviews" ref={list} onChange={() => setIsWhole(true)}>
      {reviews.length > SHOWN && <Order count={reviews.length} />}
      <div>
        <ul>{isWhole ? cards : cards.slice(0, SHOWN)}</ul>
        {reviews.length > SHOWN && (
          <noscript>
            <ul>{cards.slice(SHOWN)}</ul>
          </noscript>
        )}
      </div>
    </div>
  );
}

/** Chooses which reviews show and in which order with styles alone, so that it works without scripts. */
function Order({ count }: { count: number }) {
  return (
    <fieldset aria-label="Show reviews">
      {['Newest', `All ${count}`, 'Lowest first'].map((label, index) => (
        <label key={label}>
          <input type="radio" name="reviews" value={index} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Shows poor ratings as openly as good ones, with half stars if there are any. */
function RatingSpread({ spread }: { spread: readonly number[] }) {
  const count = spread.reduce((sum, one) => sum + one, 0);
  return (
    <ul aria-label="Ratings" className="rating-spread">
      {spread.map(
        (ratings, index) =>
          (ratings > 0 || index % 2 === 0) && (
            <li key={index}>
              <span>{`${5 - index / 2} ${plural(5 - index / 2, 'star', 'stars')}`}</span>
              <i
                aria-hidden="true"
                style={{ backgroundSize: `${(100 * ratings) / count}% 100%` }}
              />
              <span>{ratings}</span>
            </li>
          ),
      )}
    </ul>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <>
      <span className="sr-only">{`${rating} out of 5.`}</span>
      <span aria-hidden="true" className="stars">
        <b style={{ width: `${rating * 20}%` }}>★★★★★</b>★★★★★
      </span>
    </>
  );
}

import { starsText } from '@/components/ui/stars-text';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { pickReview } from '@/lib/domain/reviews/guest-quote';
import { formatMonth } from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';

/** What a guest of the cabin wrote, beside its price; nothing while nobody has, or not briefly. */
export function StayQuote({ reviews }: Pick<Cabin, 'reviews'>) {
  const review = pickReview(reviews, shop().isExample);
  if (!review) return null;
  const { rating, text, author, date, origin, source } = review;
  const from = origin === 'stay' ? 'Verified stay' : source && `From ${source}`;
  return (
    <figure className="border-t border-line pt-4 text-sm">
      <p className="text-ember-700" role="img" aria-label={`${rating} out of 5 stars`}>
        {starsText(rating)}
      </p>
      <blockquote className="mt-1 text-pretty">{`“${text}”`}</blockquote>
      <figcaption className="mt-1 text-ink-soft">
        {[author, formatMonth(date), from].filter(Boolean).join(' · ')}
      </figcaption>
    </figure>
  );
}

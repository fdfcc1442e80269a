import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { plural } from '@/lib/copy/format';

/** "4.9 (12 reviews)", or "New" for a cabin nobody has reviewed (product §2.5). */
export function ratingText({
  averageRating,
  reviewCount,
}: Pick<CabinSummary, 'averageRating' | 'reviewCount'>): string {
  if (reviewCount === 0) return 'New';
  return `${averageRating.toFixed(1)} (${reviewCount} ${plural(reviewCount, 'review', 'reviews')})`;
}

import type { CardStay } from '@/lib/domain/search/search-result';
import { formatDateRange, formatNights, formatWholeDollars, plural } from '@/lib/format';

function shiftText({ stay, shiftDays }: CardStay): string {
  const days = Math.abs(shiftDays);
  const direction = shiftDays < 0 ? 'earlier' : 'later';
  return `${formatDateRange(stay)}, ${days} ${plural(days, 'day', 'days')} ${direction}`;
}

function Total({ price }: { price: NonNullable<CardStay['price']> }) {
  const isDiscounted = price.originalTotalCents > price.totalCents;
  return (
    <>
      <p>
        <strong>{formatWholeDollars(price.totalCents)}</strong>
        {` total for ${formatNights(price.nights)}`}
        {isDiscounted && (
          <>
            {' '}
            <s>{formatWholeDollars(price.originalTotalCents)}</s>
          </>
        )}
      </p>
      <small>includes fees and taxes</small>
    </>
  );
}

export function CabinCardPrice({ known, notice }: { known?: CardStay; notice?: string | null }) {
  return (
    <section>
      {notice && <p>{notice}</p>}
      {known && known.shiftDays !== 0 && <p>{`${notice ? 'Open ' : ''}${shiftText(known)}`}</p>}
      {known?.price && <Total price={known.price} />}
    </section>
  );
}

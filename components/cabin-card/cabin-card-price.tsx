import type { CardCabin } from '@/lib/domain/catalog/cabin';
import type { CardStay } from '@/lib/domain/search/search-result';
import { percentOfCents } from '@/lib/domain/values/money';
import {
  formatDateRange,
  formatDroppedCents,
  formatGuests,
  formatNights,
  formatWholeDollars,
  plural,
} from '@/lib/format';
import { extraFeesText, NO_OPEN_NIGHT } from '@/lib/price-words';

function shiftText({ stay, shiftDays }: CardStay): string {
  const days = Math.abs(shiftDays);
  const direction = shiftDays < 0 ? 'earlier' : 'later';
  return `${formatDateRange(stay)}, ${days} ${plural(days, 'day', 'days')} ${direction}`;
}

type TotalProps = { price: NonNullable<CardStay['price']>; guests: number };

function Total({ price, guests }: TotalProps) {
  const isDiscounted = price.originalTotalCents > price.totalCents;
  return (
    <>
      <p>
        <strong>{formatWholeDollars(price.totalCents)}</strong>
        {` total for ${formatNights(price.nights)}, ${formatGuests(guests)}`}
        {isDiscounted && (
          <>
            {' '}
            <s>{formatWholeDollars(price.originalTotalCents)}</s>
          </>
        )}
      </p>
      <small>
        <span>includes fees and taxes</span>
        {` · ${formatWholeDollars(price.avgNightlyCents)} a night before them`}
      </small>
    </>
  );
}

type PriceOf = {
  cabin: Pick<CardCabin, 'leastNightCents' | 'cleaningFeeCents'>;
  /** What an unlocked deal takes off each night. */
  discountPercent?: number;
};

function LeastNight({ cabin, discountPercent = 0 }: PriceOf) {
  const cents = cabin.leastNightCents ?? null;
  if (cents === null) return <p>{NO_OPEN_NIGHT}</p>;
  return (
    <>
      <p>
        {'from '}
        {discountPercent > 0 && (
          <>
            <s>{formatDroppedCents(cents)}</s>{' '}
          </>
        )}
        <strong>{formatDroppedCents(percentOfCents(cents, 100 - discountPercent))}</strong>
        {' a night'}
      </p>
      <small>{extraFeesText(cabin)}</small>
    </>
  );
}

type Props = PriceOf & { known?: CardStay; notice?: string | null };

/** The total of the stay that the guest searched for, else the lowest price of a night. */
export function CabinCardPrice({ known, notice, ...price }: Props) {
  return (
    <section>
      {notice && <p>{notice}</p>}
      {known && known.shiftDays !== 0 && <p>{`${notice ? 'Open ' : ''}${shiftText(known)}`}</p>}
      {known?.price ? (
        <Total price={known.price} guests={known.guests} />
      ) : (
        <LeastNight {...price} />
      )}
    </section>
  );
}

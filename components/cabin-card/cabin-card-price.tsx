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
} from '@/lib/copy/format';
import { extraFeesText, NO_OPEN_NIGHT, usualNight } from '@/lib/copy/price-words';

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
        <span>Includes fees and taxes</span>
        {` · nights average\u00a0${formatWholeDollars(price.avgNightlyCents)}`}
      </small>
    </>
  );
}

type PriceOf = {
  cabin: Pick<CardCabin, 'leastNightCents' | 'usualNightCents' | 'cleaningFeeCents'>;
  /** What an unlocked deal takes off each night. */
  discountPercent?: number;
};

/** "about $243 a night", then the lowest; where all nights cost the same, "$243 a night". */
function Nights({ cabin, discountPercent = 0 }: PriceOf) {
  const night = usualNight(cabin);
  if (!night) return <p>{NO_OPEN_NIGHT}</p>;
  const { cents: usual, least, words } = night;
  const reduced = (cents: number) =>
    formatDroppedCents(percentOfCents(cents, 100 - discountPercent));
  return (
    <>
      <p>
        {words}
        {discountPercent > 0 && (
          <>
            <s>{formatDroppedCents(usual)}</s>{' '}
          </>
        )}
        <strong>{reduced(usual)}</strong>
        {' a night'}
      </p>
      <small>
        {words && `from ${reduced(least)} `}
        {extraFeesText(cabin)}
      </small>
    </>
  );
}

type Props = PriceOf & { known?: CardStay; notice?: string | null };

/** The total of the stay that the guest searched for, else what most nights cost. */
export function CabinCardPrice({ known, notice, ...price }: Props) {
  return (
    <section>
      {notice && <p>{notice}</p>}
      {known && known.shiftDays !== 0 && <p>{`${notice ? 'Open ' : ''}${shiftText(known)}`}</p>}
      {known?.price ? <Total price={known.price} guests={known.guests} /> : <Nights {...price} />}
    </section>
  );
}

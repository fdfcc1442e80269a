import { eachDay, type CalendarDate } from '../values/calendar-date.ts';
import type { CabinRates } from '../catalog/cabin.ts';
import { percentOfCents } from '../values/money.ts';
import type { Stay } from '../stays/stay.ts';

export type NightlyPrice = { date: CalendarDate; amountCents: number };

/** A night's cents: day price, else the cabin's rate, × (1 + surcharge/100), rounded half up (product §9.2). */
export function nightlyPriceCents(
  dayPriceCents: number | null,
  cabin: Pick<CabinRates, 'nightlyRateCents' | 'nightlySurchargePercent'>,
): number {
  return percentOfCents(
    dayPriceCents ?? cabin.nightlyRateCents,
    100 + cabin.nightlySurchargePercent,
  );
}

/** The price of each night of a stay, in order; throws RangeError on a stay without nights. */
export function priceNights(input: {
  cabin: CabinRates;
  stay: Stay;
  dayPrices: ReadonlyMap<CalendarDate, number | null>;
}): NightlyPrice[] {
  const { cabin, stay, dayPrices } = input;
  const nightly = eachDay(stay.checkIn, stay.checkOut).map((date) => ({
    date,
    amountCents: nightlyPriceCents(dayPrices.get(date) ?? null, cabin),
  }));
  if (nightly.length < 1) {
    throw new RangeError(`No night between ${stay.checkIn} and ${stay.checkOut}`);
  }
  return nightly;
}

/** The sum in cents of the cheapest night of each complete group of `groupSize` consecutive nights (product §9.7). */
export function sumCheapest(nightly: readonly NightlyPrice[], groupSize: number): number {
  let sum = 0;
  for (let end = groupSize; end <= nightly.length; end += groupSize) {
    const group = nightly.slice(end - groupSize, end);
    sum += Math.min(...group.map((night) => night.amountCents));
  }
  return sum;
}

import type { TaxRate } from './tax-rate.ts';
import { percentOfCents } from '../values/money.ts';

export type TaxBreakdown = {
  stateCents: number;
  localCents: number;
  occupancyCents: number;
  occupancyApplies: boolean;
  totalRate: number;
  totalCents: number;
  city: string;
};

type Asked = { checkIn: string; nights: number };

/**
 * The one that holds in a town on a check-in day: the last of its own that has begun, else the last of the other places',
 * whose label says so. `rates` in the order of their first day. Throws RangeError where none has begun.
 */
export function taxRateOn(rates: readonly TaxRate[], city: string, checkIn: string): TaxRate {
  const town = city.trim();
  const find = (place: string) =>
    rates.findLast((rate) => rate.place === place && rate.from <= checkIn);
  const own = find(town.toLowerCase());
  const rate = own ?? find('*');
  if (!rate) throw new RangeError('No taxes');
  return own || !town ? rate : { ...rate, label: `${town}, at ${rate.label} rates` };
}

const linesOf = (rate: TaxRate, nights: number) => [
  rate.state,
  rate.local,
  nights <= rate.nights ? rate.occupancy : 0,
];

/** The tax lines of a stay in basis points by lower-case place, `*` for the rest; the search orders by them. */
export function taxRatesByPlace(
  rates: readonly TaxRate[],
  { checkIn, nights }: Asked,
): Record<string, number[]> {
  const places = new Set(rates.filter(({ from }) => from <= checkIn).map(({ place }) => place));
  return Object.fromEntries(
    [...places].map((place) => [place, linesOf(taxRateOn(rates, place, checkIn), nights)]),
  );
}

/**
 * Taxes in cents on `taxableCents` (discounted nights + cleaning fee, ≥ 0) as of the check-in day, each line rounded half
 * up by itself so that the shown lines re-add (product §9.1). `totalRate` is a percent.
 */
export function taxForStay({
  rates,
  city,
  checkIn,
  nights,
  taxableCents,
}: Asked & { rates: readonly TaxRate[]; city: string; taxableCents: number }): TaxBreakdown {
  const rate = taxRateOn(rates, city, checkIn);
  const lines = linesOf(rate, nights);
  const [stateCents = 0, localCents = 0, occupancyCents = 0] = lines.map((line) =>
    percentOfCents(taxableCents, line / 100),
  );
  return {
    stateCents,
    localCents,
    occupancyCents,
    occupancyApplies: nights <= rate.nights,
    totalRate: lines.reduce((sum, line) => sum + line, 0) / 100,
    totalCents: stateCents + localCents + occupancyCents,
    city: rate.label,
  };
}

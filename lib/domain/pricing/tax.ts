import type { TaxRate } from '../values/tax-rate.ts';
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

/** The one that holds on a check-in day: the last that has begun. Throws RangeError where none has. */
export function taxRateOn(rates: readonly TaxRate[], checkIn: string): TaxRate {
  const rate = rates.findLast(({ from }) => from <= checkIn);
  if (!rate) throw new RangeError(`No taxes are known for ${checkIn}`);
  return rate;
}

const linesOf = (rate: TaxRate, nights: number) => [
  rate.state,
  rate.local,
  nights <= rate.maxNights ? rate.occupancy : 0,
];

/** The tax lines of a stay in basis points by lower-case place, `*` for the rest; the search orders by them. */
export function taxRatesByPlace(
  places: Readonly<Record<string, readonly TaxRate[]>>,
  { checkIn, nights }: Asked,
): Record<string, number[]> {
  const begun = Object.entries(places).filter(([, rates]) =>
    rates.some(({ from }) => from <= checkIn),
  );
  return Object.fromEntries(
    begun.map(([place, rates]) => [place, linesOf(taxRateOn(rates, checkIn), nights)]),
  );
}

/**
 * Taxes in cents on `taxableCents` (discounted nights + cleaning fee, ≥ 0) as of the check-in day, each line rounded half
 * up by itself so that the shown lines re-add (product §9.1). `totalRate` is a percent.
 */
export function taxForStay({
  rates,
  checkIn,
  nights,
  taxableCents,
}: Asked & { rates: readonly TaxRate[]; taxableCents: number }): TaxBreakdown {
  const rate = taxRateOn(rates, checkIn);
  const lines = linesOf(rate, nights);
  const [stateCents = 0, localCents = 0, occupancyCents = 0] = lines.map((line) =>
    percentOfCents(taxableCents, line / 100),
  );
  return {
    stateCents,
    localCents,
    occupancyCents,
    occupancyApplies: nights <= rate.maxNights,
    totalRate: lines.reduce((sum, line) => sum + line, 0) / 100,
    totalCents: stateCents + localCents + occupancyCents,
    city: rate.label,
  };
}

import type { TaxCode, TaxLine, TaxRate } from './tax-rate.ts';
import { percentOfCents } from '../values/money.ts';

export type TaxBreakdown = {
  stateCents: number;
  /** Everything except the state tax and the occupancy tax. */
  localCents: number;
  occupancyCents: number;
  occupancyApplies: boolean;
  totalRate: number;
  totalCents: number;
  city: string;
};

/** A tax without a code of its own is numbered by its position among the place's taxes. */
export type TaxLineCode = TaxCode | `tax_${number}`;
export type TaxAmount = { code: TaxLineCode; label: string; amountCents: number };

type TaxedStay = { checkIn: string; nights: number };

/**
 * The tax rate for a town on a check-in day: its own latest one in force, or else the latest one for all other places,
 * whose label says so. `rates` are ordered by first day. Undefined when none is in force.
 */
export function findTaxRate(
  rates: readonly TaxRate[],
  city: string,
  checkIn: string,
): TaxRate | undefined {
  const town = city.trim();
  const find = (place: string) =>
    rates.findLast((rate) => rate.place === place && rate.from <= checkIn);
  const own = find(town.toLowerCase());
  const rate = own ?? find('*');
  return !rate || own || !town ? rate : { ...rate, label: `${town}, at ${rate.label} rates` };
}

/** Same as `findTaxRate`, but throws RangeError when none is in force. */
export function taxRateOn(...args: Parameters<typeof findTaxRate>): TaxRate {
  const rate = findTaxRate(...args);
  if (!rate) throw new RangeError('No taxes');
  return rate;
}

type Coded = TaxLine & { position: TaxLineCode };

/** The taxes due for a stay of this many nights. */
const linesOf = ({ lines }: TaxRate, nights: number): Coded[] =>
  lines
    .map((line, at): Coded => ({ ...line, position: line.code ?? `tax_${at + 1}` }))
    .filter((line) => nights <= (line.nights ?? nights));

/** The name of a tax as guests see it. */
export const taxName = ({ name }: Pick<TaxLine, 'name'>, { label }: Pick<TaxRate, 'label'>) =>
  name.replaceAll('{place}', label);

/** A tax on a whole stay as the search expects it: basis points or an amount. */
type StayTax = number | { cents: number };

/** The taxes of a stay by lower-case place, `*` for the rest; search results are sorted with them. */
export function taxRatesByPlace(
  rates: readonly TaxRate[],
  { checkIn, nights }: TaxedStay,
): Record<string, StayTax[]> {
  const places = new Set(rates.filter(({ from }) => from <= checkIn).map(({ place }) => place));
  return Object.fromEntries(
    [...places].map((place) => [
      place,
      linesOf(taxRateOn(rates, place, checkIn), nights).map(
        ({ rate, cents = 0 }) => rate ?? { cents: cents * nights },
      ),
    ]),
  );
}

/**
 * Taxes in cents on `taxableCents` (discounted nights + cleaning fee, ≥ 0) as of the check-in day; each line is rounded
 * half up so that the shown lines add up (product §9.1). `totalRate` is in percent and excludes amounts per night.
 */
export function taxForStay({
  rates,
  city,
  checkIn,
  nights,
  taxableCents,
}: TaxedStay & { rates: readonly TaxRate[]; city: string; taxableCents: number }): {
  tax: TaxBreakdown;
  lines: TaxAmount[];
} {
  const rate = taxRateOn(rates, city, checkIn);
  const applied = linesOf(rate, nights);
  const lines = applied.map((line) => ({
    code: line.position,
    label: taxName(line, rate),
    amountCents:
      line.rate === undefined
        ? (line.cents ?? 0) * nights
        : percentOfCents(taxableCents, line.rate / 100),
  }));
  const centsOf = (code: TaxCode) => lines.find((line) => line.code === code)?.amountCents ?? 0;
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const [stateCents, occupancyCents] = [centsOf('state_tax'), centsOf('occupancy_tax')];
  const tax = {
    stateCents,
    localCents: totalCents - stateCents - occupancyCents,
    occupancyCents,
    occupancyApplies: lines.some(({ code }) => code === 'occupancy_tax'),
    totalRate: applied.reduce((sum, line) => sum + (line.rate ?? 0), 0) / 100,
    totalCents,
    city: rate.label,
  };
  return { tax, lines };
}

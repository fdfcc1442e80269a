import { taxRatesByPlace } from '../../../lib/domain/pricing/tax.ts';
import type { TaxRate } from '../../../lib/domain/pricing/tax-rate.ts';
import { taxLines } from '../../../__tests__/support/tax-rates.ts';
import { database } from './backend.ts';

const [all] = await database.query(`select public.tax_rates_json() as rates`);
/** The taxes of a new database, ordered by first day. */
export const TAX_RATES = all?.rates as readonly TaxRate[];

/** Adds a town with its own taxes. */
export const addTown = (
  place: string,
  { from = '2000-01-01', label = place, lines = taxLines(700, 275, 300) }: Partial<TaxRate> = {},
) =>
  database.query(
    `insert into public.tax_rates (place, from_date, label, lines)
     values ('${place}', '${from}', '${label}', '${JSON.stringify(lines)}')`,
  );

/** The taxes of a stay by place, as the site passes them to a search. */
export const taxRatesFor = (checkIn: string, nights: number, rates = TAX_RATES) =>
  taxRatesByPlace(rates, { checkIn, nights });

/** Taxes like another shop's: dollars per night, many lines, and different limits. */
export const OTHER_TAXES: readonly TaxRate[] = TAX_RATES.map((rate, at) => ({
  ...rate,
  lines: [
    ...rate.lines.slice(at % 3),
    { name: 'Bed levy', cents: 351 + 1_000 * at },
    { name: 'Short stay fee', cents: 199, nights: 2 },
    ...Array.from({ length: at }, (_, n) => ({
      name: `Tax ${n}`,
      rate: 33 + 7 * n,
      nights: 9 - n,
    })),
  ],
}));

import { taxRatesByPlace } from '../../../lib/domain/pricing/tax.ts';
import type { TaxRate } from '../../../lib/domain/pricing/tax-rate.ts';
import { database } from './backend.ts';

const [all] = await database.query(`select public.tax_rates_json() as rates`);
/** Those that a new database has, in the order of their first day. */
export const TAX_RATES = all?.rates as TaxRate[];

/** The tax lines of a stay by place, as the site gives them to a search. */
export const taxRatesFor = (checkIn: string, nights: number) =>
  taxRatesByPlace(TAX_RATES, { checkIn, nights });

import { taxRatesByPlace } from '../../../lib/domain/pricing/tax.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { toTaxPlaces } from '../../../lib/supabase/tax-rate-rows.ts';
import { admin } from './backend.ts';

export const readTaxPlaces = async () =>
  toTaxPlaces(expectData(await admin.from('tax_rates').select('*').order('from_date')));

const places = await readTaxPlaces();

/** The tax lines of a stay by place, as the site gives them to a search. */
export const taxRatesFor = (checkIn: string, nights: number) =>
  taxRatesByPlace(places, { checkIn, nights });

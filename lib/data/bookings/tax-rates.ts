import 'server-only';
import { cacheTags } from '@/lib/data/backend/cache-tags';
import { cachedRead } from '@/lib/data/backend/read-cache';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';
import { taxRatesSchema } from '@/lib/schemas/quote-inputs';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';

const COLUMNS = 'place, from:from_date, label, lines';

/** The taxes of every place, ordered by their first day. */
export const getTaxRates = (): Promise<readonly TaxRate[]> =>
  cachedRead('tax-rates', async () => {
    const client = publicClient([cacheTags.cabins]);
    const rows = expectData(await client.from('tax_rates').select(COLUMNS).order('from_date'));
    // A shop without cabins may have none yet.
    return rows?.length === 0 ? [] : taxRatesSchema.parse(rows);
  });

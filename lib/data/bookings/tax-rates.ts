import 'server-only';
import { cacheTags } from '@/lib/data/backend/cache-tags';
import { cachedRead } from '@/lib/data/backend/read-cache';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';

const COLUMNS = 'place, from:from_date, label, lines';

/** The taxes of every place, ordered by their first day. */
export const getTaxRates = (): Promise<TaxRate[]> =>
  cachedRead(
    'tax-rates',
    async () =>
      expectData(
        await publicClient([cacheTags.cabins]).from('tax_rates').select(COLUMNS).order('from_date'),
      ) as unknown as TaxRate[],
  );

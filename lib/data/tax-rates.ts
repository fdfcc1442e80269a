import 'server-only';
import { cacheTags } from '@/lib/data/cache-tags';
import { cachedRead } from '@/lib/data/read-cache';
import type { TaxRate } from '@/lib/domain/values/tax-rate';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { toTaxPlaces } from '@/lib/supabase/tax-rate-rows';

/** The taxes of every place that has its own, and of `*` for the rest, each in the order of their first day. */
export const getTaxRates = (): Promise<Record<string, TaxRate[]>> =>
  cachedRead('tax-rates', async () =>
    toTaxPlaces(
      expectData(
        await publicClient([cacheTags.cabins]).from('tax_rates').select('*').order('from_date'),
      ),
    ),
  );

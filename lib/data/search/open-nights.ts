import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/data/backend/cache-tags';
import { automaticSchema, promotionsOf } from '@/lib/data/bookings/promotions';
import { getTaxRates } from '@/lib/data/bookings/tax-rates';
import { CARD_COLUMNS, toSummary } from '@/lib/data/cabins/cabin-rows';
import { GAP_WINDOWS, type OpenGap } from '@/lib/domain/search/open-nights';
import { DEFAULT_CRITERIA } from '@/lib/domain/search/search-criteria';
import { cachedAdminClient } from '@/lib/supabase/admin-client';
import { callRpc } from '@/lib/supabase/call-rpc';
import { expectData } from '@/lib/supabase/expect-data';
import { toSearchResult } from './search-result';

/** As many as a page can list; later ones are found by a search. */
export const MAX_GAPS = 120;
export const GAP_GUESTS = DEFAULT_CRITERIA.guests;

/** The open gaps of all live cabins, soonest first, each with its total for the party that lists start with. */
export async function listOpenGaps(): Promise<OpenGap[]> {
  const client = cachedAdminClient([cacheTags.cabins, cacheTags.openNights]);
  const [gaps, automatic, taxes] = await Promise.all([
    client
      .rpc('open_gaps', {
        p_guests: GAP_GUESTS,
        p_days: GAP_WINDOWS.at(-1),
        p_limit: MAX_GAPS,
      })
      .then(expectData),
    callRpc(client, 'automatic_promotions', {}, z.array(automaticSchema)),
    getTaxRates(),
  ]);
  if (gaps.length === 0) return [];
  const ids = [...new Set(gaps.map(({ cabin_id: id }) => id))].sort();
  const rows = expectData(
    await client.from('cabins').select(CARD_COLUMNS).eq('live', true).in('id', ids),
  );
  const cabins = new Map(rows.map(toSummary).map((cabin) => [cabin.id, cabin]));
  return gaps.flatMap((gap) => {
    const cabin = cabins.get(gap.cabin_id);
    if (!cabin) return [];
    const offers = promotionsOf(automatic, cabin.id);
    const { cabin: shown, stay, price } = toSearchResult(cabin, gap, taxes, offers);
    if (!stay || !price) return [];
    const { slug, title, city, heroImageUrl, heroImageColor, heroFocus } = shown;
    const { totalCents, originalTotalCents } = price;
    return [
      {
        cabin: { slug, title, city, heroImageUrl, heroImageColor, heroFocus },
        stay,
        price: { totalCents, originalTotalCents },
        usualMinStay: gap.usual_min_stay,
      },
    ];
  });
}

import 'server-only';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { GUESTS_MIN } from '@/lib/domain/stays/party';
import type { SavedAnswer } from '@/lib/domain/search/saved-cabins-status';
import { toStay, type Stay } from '@/lib/domain/stays/stay';
import type { SavedRequest } from '@/lib/schemas/saved';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { readCabinsById } from '@/lib/data/cabins/cabins-by-id';
import { getAutomaticPromotions, promotionsOf } from '@/lib/data/bookings/promotions';
import { getTaxRates } from '@/lib/data/bookings/tax-rates';
import { inSeason } from '@/lib/pictures/season-picture';
import { stayArguments, toSearchResult } from './search-result';

const WITHIN_DAYS = 7;

/** One query for all cabins: the requested stay, else the nearest one within a week. */
async function findStays(ids: string[], stay: Stay, guests = GUESTS_MIN) {
  return expectData(
    await adminClient().rpc('search_chosen_cabins', {
      ...(await stayArguments(stay, guests)),
      p_cabin_ids: ids,
      p_flexible_days: WITHIN_DAYS,
    }),
  );
}

const hasPassed = (checkIn: CalendarDate, cabins: readonly CabinSummary[], now: Date) =>
  cabins.every((cabin) => checkIn <= todayInZone(now, cabin.timezone));

export async function checkSavedCabins(request: SavedRequest, now: Date): Promise<SavedAnswer> {
  const { ids, check_in: checkIn, check_out: checkOut, guests } = request;
  const stay = toStay({ checkIn, checkOut });
  const [cabins, taxes, automatic, found] = await Promise.all([
    readCabinsById(ids),
    getTaxRates(),
    getAutomaticPromotions(),
    stay ? findStays(ids, stay, guests) : [],
  ]);
  const offered = [...cabins.values()];
  const byId = new Map(found.map((match) => [match.cabin_id, match]));
  return {
    cabins: offered.map((cabin) =>
      toSearchResult(
        inSeason(cabin, stay && stay.checkIn),
        byId.get(cabin.id) ?? null,
        taxes,
        promotionsOf(automatic, cabin.id),
      ),
    ),
    dates: stay === null ? 'none' : hasPassed(stay.checkIn, offered, now) ? 'past' : 'checked',
  };
}

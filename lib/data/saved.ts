import 'server-only';
import type { CabinSummary } from '@/lib/domain/cabin';
import { todayInZone, type CalendarDate } from '@/lib/domain/calendar-date';
import { GUESTS_MIN } from '@/lib/domain/party';
import type { SavedAnswer } from '@/lib/domain/saved-answer';
import { DEFAULT_CRITERIA } from '@/lib/domain/search-criteria';
import type { Stay } from '@/lib/domain/stay';
import type { SavedRequest } from '@/lib/schemas/saved';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { SUMMARY_COLUMNS, toCabinSummary } from './cabin-rows';
import { searchCabins } from './search';

/** Read live, so that a cabin taken off the list an instant ago is not offered. */
async function listOffered(ids: string[]): Promise<CabinSummary[]> {
  const query = adminClient().from('cabins').select(SUMMARY_COLUMNS).eq('live', true);
  return expectData(await query.in('id', ids)).map(toCabinSummary);
}

/** One search answers for all of them: the wanted stay, else the nearest one within a week. */
function findStays({ checkIn, checkOut }: Stay, guests = GUESTS_MIN) {
  return searchCabins({ ...DEFAULT_CRITERIA, guests, checkIn, checkOut, flexibleDays: '7' });
}

const hasPassed = (checkIn: CalendarDate, cabins: readonly CabinSummary[], now: Date) =>
  cabins.every((cabin) => checkIn <= todayInZone(now, cabin.timezone));

export async function checkSaved(request: SavedRequest, now: Date): Promise<SavedAnswer> {
  const { ids, check_in: checkIn, check_out: checkOut, guests } = request;
  const stay = checkIn && checkOut ? { checkIn, checkOut } : null;
  const [offered, found] = await Promise.all([
    listOffered(ids),
    stay ? findStays(stay, guests) : [],
  ]);
  const byId = new Map(found.map((result) => [result.cabin.id, result]));
  return {
    cabins: offered.map(
      (cabin) => byId.get(cabin.id) ?? { cabin, stay: null, shiftDays: 0, price: null },
    ),
    dates: stay === null ? 'none' : hasPassed(stay.checkIn, offered, now) ? 'past' : 'checked',
  };
}

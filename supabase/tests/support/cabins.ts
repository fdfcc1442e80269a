import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '../../../lib/domain/values/calendar-date.ts';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { admin, database } from './backend.ts';
import { awaitQuietDay, day, NOON_ZONE, utcDayStart } from './clock.ts';

type Tables = Database['public']['Tables'];
export type CabinRow = Tables['cabins']['Row'];

export const stayOf = (from: number, to: number): Stay => ({
  checkIn: day(from),
  checkOut: day(to),
});

/** A live cabin of the test, open from today for 120 days at its nightly rate by default. */
export async function createCabin(
  overrides: Partial<Tables['cabins']['Insert']> = {},
  openDays: [from: CalendarDate, to: CalendarDate] | null = [day(0), day(120)],
): Promise<CabinRow> {
  const cabin = expectData(
    await admin
      .from('cabins')
      .insert({
        slug: `test-${randomUUID()}`,
        title: 'Test Cabin',
        short_desc: 'A cabin of the database tests.',
        hero_image_url: '/images/test.webp',
        city: 'Gatlinburg',
        area: 'gatlinburg',
        beds: 2,
        baths: 1,
        bedrooms: 1,
        max_guests: 4,
        nightly_rate: 10_000,
        cleaning_fee: 5_000,
        timezone: NOON_ZONE,
        latitude: 35.7,
        longitude: -83.5,
        elevation_ft: 1500,
        live: true,
        ...overrides,
      })
      .select()
      .single(),
  );
  if (openDays) await openCalendar(cabin.id, ...openDays);
  return cabin;
}

/** Opens the days, both ends included, without restrictions. */
export async function openCalendar(cabinId: string, from: CalendarDate, to: CalendarDate) {
  await database.query(
    `insert into public.cabin_calendar (cabin_id, day)
     select '${cabinId}', date '${from}' + n from generate_series(0, date '${to}' - date '${from}') n`,
  );
}

export async function changeDay(
  cabinId: string,
  date: CalendarDate,
  patch: Tables['cabin_calendar']['Update'],
) {
  const rows = expectData(
    await admin
      .from('cabin_calendar')
      .update(patch)
      .eq('cabin_id', cabinId)
      .eq('day', date)
      .select('day'),
  );
  if (rows.length !== 1) throw new Error(`No calendar row of ${cabinId} on ${date}`);
}

export async function changeCabin(cabinId: string, patch: Tables['cabins']['Update']) {
  expectData(await admin.from('cabins').update(patch).eq('id', cabinId));
}

export async function takeNights(
  cabinId: string,
  { checkIn, checkOut }: Stay,
  row: Partial<Tables['occupancies']['Insert']> = {},
): Promise<string> {
  const stay = {
    cabin_id: cabinId,
    check_in: checkIn,
    check_out: checkOut,
    kind: 'booking',
    ...row,
  };
  return expectData(await admin.from('occupancies').insert(stay).select('id').single()).id;
}

/** Makes the cabin the deal of a UTC day, today or `days` away; an existing deal moves far into the past. */
export async function createDeal(
  cabinId: string,
  row: Partial<Tables['daily_deals']['Insert']> = {},
  daysAway = 0,
) {
  await awaitQuietDay();
  const start = utcDayStart(daysAway);
  await database.query(
    `update public.daily_deals set starts_at = starts_at - s.back, expires_at = expires_at - s.back
     from (select interval '24 hours' * (1000 + 7 * count(*)) as back from public.daily_deals) s
     where starts_at = '${start}'`,
  );
  const deal = {
    cabin_id: cabinId,
    discount_percent: 20,
    starts_at: start,
    expires_at: utcDayStart(daysAway + 1),
    ...row,
  };
  return expectData(await admin.from('daily_deals').insert(deal).select('id').single()).id;
}

export async function endDeal(dealId: string) {
  await database.query(
    `update public.daily_deals set expires_at = starts_at + interval '1 second' where id = '${dealId}'`,
  );
}

/** Creates a promotion with every fourth night free for check-ins of the season; returns its code. */
export async function createPromotion([first, last]: [CalendarDate, CalendarDate]) {
  const code = `T${randomUUID().slice(0, 8).toUpperCase()}`;
  expectData(
    await admin.from('promotions').insert({
      code,
      label: 'The fourth night free',
      every_nth_night_free: 4,
      season_start: first.slice(5),
      season_end: last.slice(5),
    }),
  );
  return code;
}

/** Unlists all cabins but these, for jobs that process all live ones; returns the ids of the hidden ones. */
export async function hideCabins(but: readonly string[] = []): Promise<string[]> {
  const rows = await database.query(
    `select id from public.cabins where live and not id = any ('{${but.join(',')}}')`,
  );
  const ids = rows.map((row) => String(row.id));
  await setLive(ids, false);
  return ids;
}

export const showCabins = (ids: readonly string[]) => setLive(ids, true);

/** Bypasses the triggers, because recounting the search for all of them would take seconds. */
const setLive = (ids: readonly string[], live: boolean) =>
  database.runTransaction(
    `set local session_replication_role = replica;
     update public.cabins set live = ${live} where id = any ('{${ids.join(',')}}')`,
  );

import { addDays, type CalendarDate } from '../../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../../lib/domain/values/zoned-date.ts';

const ZONE = 'America/New_York';

/** Days count from the day after tomorrow, so that no scenario meets the end of a day. */
export const day = (days: number): CalendarDate => addDays(todayInZone(new Date(), ZONE), 2 + days);

export const CABINS_SQL = (count: number, days: number) => `
  with made as (
    insert into public.cabins (slug, title, short_desc, hero_image_url, city, area, beds, baths, bedrooms, max_guests,
      nightly_rate, cleaning_fee, timezone, latitude, longitude, elevation_ft, live)
    select 'storm-' || gen_random_uuid(), 'Storm Cabin', 'A cabin of the storm tests.', '/images/error.webp',
      'Gatlinburg', 'gatlinburg', 2, 1, 1, 4, 10000, 5000, '${ZONE}', 35.7, -83.5, 1500, true
    from generate_series(1, ${count})
    returning id
  ), opened as (
    insert into public.cabin_calendar (cabin_id, day)
    select id, date '${day(0)}' + n from made, generate_series(-2, ${days}) n
  )
  select id from made`;

/** Pairs of stays that hold the same night of the same cabin; there must never be one. */
export const OVERLAPS_SQL = `
  select count(*)::int as overlaps
  from public.occupancies a
  join public.occupancies b on b.cabin_id = a.cabin_id and b.id > a.id
    and b.check_in < a.check_out and a.check_in < b.check_out
  where a.released_at is null and b.released_at is null`;

/** Of the references given, those whose booking or whose nights are not there. */
export const MISSING_SQL = `
  select count(*)::int as missing
  from unnest($1::text[]) as acknowledged (reference)
  where not exists (
    select from public.bookings b join public.occupancies s on s.id = b.occupancy_id
    where b.reference = acknowledged.reference and s.released_at is null
  )`;

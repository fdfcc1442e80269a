import { addDays, type CalendarDate } from '../../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../../lib/domain/values/zoned-date.ts';
import type { TestEnvironment } from './environment.ts';

const ZONE = 'America/New_York';

/** Days count from the day after tomorrow, so that no scenario runs into midnight. */
export const day = (days: number): CalendarDate => addDays(todayInZone(new Date(), ZONE), 2 + days);

const cabinsSql = (count: number, days: number) => `
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

/** Adds live cabins with an open calendar; their slugs differ from the examples'. */
export async function makeCabins(
  { sql }: TestEnvironment,
  count: number,
  days = 530,
): Promise<string[]> {
  const rows = await sql.unsafe<{ id: string }[]>(cabinsSql(count, days));
  return rows.map(({ id }) => id);
}

/** Unlists a scenario's cabins, so that the next one's pages and searches have their usual size. */
export async function retireCabins({ sql }: TestEnvironment): Promise<void> {
  await sql`update public.cabins set live = false where live and slug like 'storm-%'`;
}

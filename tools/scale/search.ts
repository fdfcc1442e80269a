import { timeBookings } from './bookings.ts';
import { nearest, searches, type Kind } from './mix.ts';
import { openSession, summarize, type Figure, type Sample, type Session } from './session.ts';

export const DAYS = 540;
const KINDS: Record<string, Kind> = {
  'search: city, exact': { city: true, flexibleDays: 0, offset: 0 },
  'search: city, ±7 days': { city: true, flexibleDays: 7, offset: 0 },
  'search: city, ±7 days, page 5': { city: true, flexibleDays: 7, offset: 120 },
  'search: city, ±7 days, arrival in 1–3 days': {
    city: true,
    flexibleDays: 7,
    offset: 0,
    today: true,
  },
  'search: everywhere, ±7 days': { city: false, flexibleDays: 7, offset: 0 },
  'most viewed: city, ±7 days': { city: true, flexibleDays: 7, offset: 0, popular: true },
  'most viewed: everywhere, ±7 days': { city: false, flexibleDays: 7, offset: 0, popular: true },
  'nothing found: city, ±7 days': { city: true, flexibleDays: 7, offset: 0, none: true },
  'nothing found: everywhere, ±7 days': { city: false, flexibleDays: 7, offset: 0, none: true },
};
const LISTS = {
  'list without dates': `select * from public.list_cabin_page()`,
  'list without dates, nothing found': `select * from public.list_cabin_page(p_filter => 'hot-tub')`,
};

async function timeEach(session: Session, statements: readonly string[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const statement of statements) samples.push((await session.timed(statement)).sample);
  return samples;
}

const STORAGE = `select relname as table, pg_total_relation_size(c.oid) / (select count(*) from public.cabins) as bytes_per_cabin
  from pg_class c where c.oid = any ('{public.cabins,public.cabin_calendar,public.occupancies,public.search_arrivals,public.search_rates}'::regclass[])`;

/** Times searches, calendars and bookings of that many cabins, and weighs their storage. */
export async function measureSearch(url: string, cabins: number, runs: number) {
  const session = await openSession(url);
  const figures: Record<string, Figure> = {};
  for (const [name, kind] of Object.entries(KINDS)) {
    const statements = searches(runs, kind);
    await timeEach(session, statements.slice(0, 10));
    figures[name] = summarize(await timeEach(session, statements));
  }
  figures['nearest open cabins'] = summarize(await timeEach(session, nearest(runs)));
  for (const [name, sql] of Object.entries(LISTS)) {
    figures[name] = summarize(
      await timeEach(
        session,
        Array.from({ length: runs }, () => sql),
      ),
    );
  }
  const calendars = Array.from(
    { length: runs },
    (_, i) =>
      `select * from public.cabin_availability(md5('cabin ' || ${1 + ((i * 7919) % cabins)})::uuid, ${DAYS})`,
  );
  figures['availability of one cabin, 540 days'] = summarize(await timeEach(session, calendars));
  const wanted = searches(runs, { city: true, flexibleDays: 7, offset: 0 });
  const { book, release } = await timeBookings(session, wanted);
  figures['booking (create_booking)'] = summarize(book);
  figures['release of a hold'] = summarize(release);
  const storage = await session.run(STORAGE);
  const plans = await session.plansOf(
    searches(9, { city: true, flexibleDays: 7, offset: 0 })[8] ?? '',
  );
  await session.end();
  return {
    figures,
    storage,
    plan: plans.find((plan) => plan.includes('with cheap as')),
  };
}

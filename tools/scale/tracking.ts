import postgres from 'postgres';
import { timeBookings } from './bookings.ts';
import { searches } from './mix.ts';
import { openSession, summarize, tenths } from './session.ts';
import { startTracking, type Way } from './tracking-load.ts';

// As many as the REST layer of a small project has.
const CONNECTIONS = 10;
const EVENTS_PER_SECOND = 1000;

async function timeWith(url: string, way: Way | null, cabins: number, bookings: number) {
  const session = await openSession(url);
  const sql = postgres(url, { max: CONNECTIONS, onnotice: () => undefined });
  await sql`select 1`;
  const stop = way && startTracking(sql, way, EVENTS_PER_SECOND, cabins);
  const wanted = searches(bookings, { city: true, flexibleDays: 7, offset: 0 });
  const { book } = await timeBookings(session, wanted);
  const tracked = await stop?.();
  await session.end();
  await sql.end();
  return {
    bookings: book.length,
    ...summarize(book),
    ...(tracked && {
      'events/s': Math.round(tracked.sent / tracked.seconds),
      'statements/s': Math.round(tracked.statements / tracked.seconds),
      'answered after, p95': tenths(tracked.waits, 0.95),
      'unanswered at the end': tracked.late,
    }),
  };
}

/** Times bookings with and without concurrent tracking. */
export async function measureTracking(url: string, cabins: number, bookings: number) {
  const time = (way: Way | null) => timeWith(url, way, cabins, bookings);
  await time(null);
  return {
    'no tracking': await time(null),
    [`${EVENTS_PER_SECOND} events/s in batches`]: await time('batches'),
    'no tracking, again': await time(null),
    [`${EVENTS_PER_SECOND} events/s one by one`]: await time('one by one'),
  };
}

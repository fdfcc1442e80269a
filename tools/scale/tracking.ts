import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startPostgresServer } from '../../supabase/tests/support/servers/postgres-server.ts';
import { timeBookings } from './bookings.ts';
import { createDatabase, databaseUrl } from './generate.ts';
import { searches } from './mix.ts';
import { openSession } from './session.ts';
import { SETTINGS } from './settings.ts';
import { summarize, tenths } from './summarize.ts';
import { startTracking, type Way } from './tracking-load.ts';

// As many as the REST layer of a small project has.
const CONNECTIONS = 10;
const DAYS = 540;

const { values } = parseArgs({
  options: {
    cabins: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '1000' },
    bookings: { type: 'string', default: '1000' },
  },
});
const [cabins, rate, bookings] = [values.cabins, values.rate, values.bookings].map(Number) as [
  number,
  number,
  number,
];

const server = await startPostgresServer(SETTINGS);
await createDatabase(server.url, cabins, DAYS);
const url = databaseUrl(server.url, cabins);
const wanted = searches(bookings, { city: true, flexibleDays: 7, offset: 0 });

async function measure(way: Way | null) {
  const session = await openSession(url);
  const sql = postgres(url, { max: CONNECTIONS, onnotice: () => undefined });
  await sql`select 1`;
  const stop = way && startTracking(sql, way, rate, cabins);
  const { book } = await timeBookings(session, wanted);
  const tracked = await stop?.();
  await session.end();
  await sql.end();
  const { p50, p95, p99, cpu95 } = summarize(book);
  return {
    bookings: book.length,
    ...{ p50, p95, p99, cpu95 },
    ...(tracked && {
      'events/s': Math.round(tracked.sent / tracked.seconds),
      'statements/s': Math.round(tracked.statements / tracked.seconds),
      'answered after, p95': tenths(tracked.waits, 0.95),
      'unanswered at the end': tracked.late,
    }),
  };
}

await measure(null);
console.log(`${cabins} cabins; booking (create_booking) in ms`);
console.table({
  'no tracking': await measure(null),
  [`${rate} events/s in batches`]: await measure('batches'),
  'no tracking, again': await measure(null),
  [`${rate} events/s one by one`]: await measure('one by one'),
});
await server.stop();

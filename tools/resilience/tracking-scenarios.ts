import { randomUUID } from 'node:crypto';
import { randomAddress } from './load-client.ts';
import { makeCabins } from './booking-scenarios.ts';
import { ms, percentile, tally, type Row } from './row.ts';
import type { TestEnvironment } from './test-environment.ts';

const AT_ONCE = 50;
// A network counts once in each; a session once in each UTC day, which four of them make.
const WINDOW_MS = 6 * 60 * 60 * 1000;
const windowOf = (instant: number) => Math.floor(instant / WINDOW_MS);

type Sent = { sessionId: () => string; address: () => string };

/** Sends that many views of a new cabin; returns how many were counted. */
async function send(environment: TestEnvironment, beacons: number, { sessionId, address }: Sent) {
  const [cabinId = ''] = await makeCabins(environment, 1, 1);
  const names: string[] = [];
  const waits: number[] = [];
  let left = beacons;
  const began = windowOf(Date.now());
  const work = async () => {
    while (left-- > 0) {
      const body = { property_id: cabinId, session_id: sessionId(), referrer_page: '/cabins' };
      const headers = { 'X-Visitor-Address': address() };
      const answer = await environment.backend.call(
        'functions/v1/track-click',
        body,
        30_000,
        headers,
      );
      names.push(String(answer.status));
      waits.push(answer.ms);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const [row] = await environment.sql<{ n: number }[]>`
    select count(*)::int as n from public.cabin_clicks where cabin_id = ${cabinId}`;
  return { counted: row?.n ?? NaN, windows: windowOf(Date.now()) - began + 1, names, waits };
}

/** Beacons in thousands, by one guest and by one network, raise a count by one. */
export async function beacons(environment: TestEnvironment, count: number): Promise<Row[]> {
  const [session, network] = [randomUUID(), randomAddress()];
  const cases: [string, Sent][] = [
    ['one session, from as many networks', { sessionId: () => session, address: randomAddress }],
    ['invented sessions of one network', { sessionId: randomUUID, address: () => network }],
  ];
  const rows: Row[] = [];
  for (const [who, sent] of cases) {
    const { counted, windows, names, waits } = await send(environment, count, sent);
    rows.push({
      scenario: 'G37',
      target: `${count} beacons of ${who}: at most one view a window`,
      measured: `${counted} counted in ${windows} window; ${tally(names)}; p50 ${ms(percentile(waits, 0.5))}`,
      ok:
        counted >= 1 &&
        counted <= windows &&
        names.length === count &&
        names.every((name) => name === '204'),
    });
  }
  return rows;
}

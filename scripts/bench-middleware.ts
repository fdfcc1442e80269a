import { Agent, get } from 'node:http';
import { percentile } from '../supabase/storm/row.ts';

// What a visit with a sign of its origin waits longer than one without, at a running site. The second kind does not
// meet the middleware at all; the first is the only one that does.
const SITE = process.argv[2] ?? 'http://localhost:3000';
const ROUNDS = Number(process.argv[3] ?? 1000);
const WARM_UP = 100;

const VISITS = {
  'no sign (middleware not called)': {},
  'known already (cookie, not called)': {
    Cookie: 'traffic_source=tiktok',
    Referer: 'https://www.tiktok.com/',
  },
  'from a network (cookie set)': { Referer: 'https://www.tiktok.com/' },
};
type Visit = keyof typeof VISITS;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function timeVisit(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(`${SITE}/cabins/hot-tub`, { agent, headers }, (response) => {
      const elapsedMs = performance.now() - started;
      response.resume();
      response.once('end', () => resolve(elapsedMs));
    });
    request.once('error', reject);
  });
}

const told = (list: readonly number[], share: number) => percentile(list, share).toFixed(2);

const times = new Map<Visit, number[]>();
for (let round = -WARM_UP; round < ROUNDS; round++) {
  for (const visit of Object.keys(VISITS) as Visit[]) {
    const elapsedMs = await timeVisit(VISITS[visit]);
    if (round >= 0) times.set(visit, [...(times.get(visit) ?? []), elapsedMs]);
  }
}
for (const [visit, list] of times) {
  console.log(`${visit}: p50 ${told(list, 0.5)} ms, p95 ${told(list, 0.95)} ms`);
}
agent.destroy();

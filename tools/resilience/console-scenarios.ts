import { randomInt } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types.ts';
import { inviteMember } from '../../supabase/local/invite.ts';
import { day, makeCabins } from '../harness/cabins.ts';
import { KEYS, type TestEnvironment } from '../harness/environment.ts';
import { percentile, tally } from '../harness/figures.ts';
import type { Row } from '../harness/report.ts';
import { until, wait } from '../harness/wait.ts';

const CABINS = 5;
const NIGHTS = 60;
const UNDISTURBED = 5;

/** The stored parts of a save with this price: nights, audit log entries with their own count, and the rest. */
type Found = { days: number; entries: number[]; kept: number };
type Save = {
  name: 'host_set_days' | 'host_save_rates';
  cabins: string[];
  body: (cents: number) => object | Promise<object>;
  /** A query that returns one row as `Found`; $1 are the cabins, $2 is the price. */
  seen: string;
};

/** Returns the token of a console owner. */
async function signInOwner({ backend }: TestEnvironment): Promise<string> {
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const admin = createClient<Database>(backend.url, KEYS.secretKey, options);
  const email = `${crypto.randomUUID()}@staff.example`;
  await inviteMember(admin, { email, role: 'owner' }, 'http://site.invalid');
  const link = await admin.auth.admin.generateLink({ type: 'magiclink', email });
  if (link.error) throw link.error;
  const token_hash = link.data.properties.hashed_token;
  const visitor = createClient(backend.url, KEYS.publishableKey, options);
  const { data, error } = await visitor.auth.verifyOtp({ token_hash, type: 'email' });
  if (error) throw error;
  return data.session?.access_token ?? '';
}

const ruleOf = (cabin_id: string, base_cents: number) => ({
  cabin_id,
  base_cents,
  weekday_percents: Array.from({ length: 7 }, () => 100),
  weekday_min_stays: Array.from({ length: 7 }, () => 2),
  gap_nights: 0,
  gap_percent: 100,
  last_minute_days: 0,
  last_minute_percent: 100,
  last_minute_min_stay: null,
  window_days: 540,
  notice_days: 0,
});

const setDays = (cabins: string[]): Save => ({
  name: 'host_set_days',
  cabins,
  body: (price_cents) => ({
    p_changes: { cabin_ids: cabins, from: day(10), to: day(10 + NIGHTS), price_cents },
  }),
  seen: `select
    (select count(*)::int from public.cabin_calendar where cabin_id = any ($1::uuid[]) and price = $2::int) as days,
    array(select (after ->> 'changed')::int from public.audit_log
          where action = 'set_days' and (after ->> 'price_cents')::int = $2::int) as entries,
    (select count(*)::int from public.calendar_changes where (days -> 0 -> 'after' ->> 'price')::int = $2::int) as kept`,
});

const saveRates = (cabins: string[], { sql }: TestEnvironment): Save => ({
  name: 'host_save_rates',
  cabins,
  body: async (cents) => {
    const [row] = await sql<{ versions: string }[]>`
      select public.rate_versions(${cabins}::uuid[])::text as versions`;
    return {
      p_rates: { rules: cabins.map((id) => ruleOf(id, cents)) },
      p_expected: JSON.parse(row?.versions ?? '') as object,
    };
  },
  seen: `select
    (select count(*)::int from public.cabin_calendar
     where cabin_id = any ($1::uuid[]) and price = $2::int and open) as days,
    array(select (after -> 'outcome' ->> 'changed')::int from public.audit_log
          where action = 'save_rates' and (after -> 'rules' -> 0 ->> 'base_cents')::int = $2::int) as entries,
    (select (count(*) = ${CABINS})::int from public.rate_rules
     where cabin_id = any ($1::uuid[]) and base_cents = $2::int) as kept`,
});

async function stateOf({ sql }: TestEnvironment, { seen, cabins }: Save, cents: number) {
  const [found] = await sql.unsafe<Found[]>(seen, [cabins, cents]);
  const { days, entries, kept } = found ?? { days: NaN, entries: [], kept: NaN };
  if (entries.length === 0 && days === 0 && kept === 0) return 'none';
  const isAll = entries.length === 1 && entries[0] === days && days > 0 && kept === 1;
  return isAll ? 'all' : `torn (${days} days, ${entries.length} entries, ${kept} kept)`;
}

/** Statements of a killed backend may still be running in the database. */
const untilAtRest = ({ sql }: TestEnvironment) =>
  until('the database is at rest', async () => {
    const busy = await sql`select from pg_stat_activity
      where pid <> pg_backend_pid() and xact_start is not null and query ilike '%host\\_%'`;
    return busy.length === 0;
  });

/** Saves many nights, each save cut off by SIGKILL at another moment: all or none of it must be stored. */
export async function killWithinSaves(
  environment: TestEnvironment,
  rounds: number,
): Promise<Row[]> {
  const { backend, server } = environment;
  const headers = {
    apikey: KEYS.publishableKey,
    Authorization: `Bearer ${await signInOwner(environment)}`,
  };
  const kills = {
    'the database': async () => {
      await server.kill();
      await server.resume();
      await backend.untilReady();
    },
    'the backend': async () => {
      await backend.child.end('SIGKILL');
      await backend.start();
    },
  };
  const saves = [
    setDays(await makeCabins(environment, CABINS)),
    saveRates(await makeCabins(environment, CABINS), environment),
  ];

  // Whole dollars, each price only once.
  let cents = 200_000;
  const begin = async (save: Save) => {
    const price = (cents += 100);
    const body = await save.body(price);
    const answer = backend.call(`rest/v1/rpc/${save.name}`, body, 30_000, headers);
    return { answer, state: () => stateOf(environment, save, price) };
  };
  async function saveThroughKill(save: Save, kill: () => Promise<unknown>, usualMs: number) {
    const { answer, state } = await begin(save);
    const status = answer.then(
      (got) => got.status,
      () => null,
    );
    await wait(randomInt(1 + Math.ceil(1.5 * usualMs)));
    await kill();
    const wasAcknowledged = (await status) === 200;
    await untilAtRest(environment);
    const end = await state();
    // The same save again, undisturbed: the kill must have left nothing in the way.
    const next = await begin(save);
    const repeated = await next.answer;
    const after = await next.state();
    if (repeated.status !== 200 || after !== 'all')
      return `afterwards ${repeated.status}, ${after}`;
    return wasAcknowledged && end !== 'all' ? `lost (${end})` : end;
  }

  const rows: Row[] = [];
  for (const save of saves) {
    const times: number[] = [];
    for (let n = 0; n < UNDISTURBED; n += 1) {
      const { status, ms } = await (await begin(save)).answer;
      if (status !== 200) throw new Error(`${save.name} answered ${status}`);
      times.push(ms);
    }
    const usualMs = percentile(times, 0.5);
    for (const [what, kill] of Object.entries(kills)) {
      const ends: string[] = [];
      for (let n = 0; n < rounds; n += 1) ends.push(await saveThroughKill(save, kill, usualMs));
      rows.push({
        scenario: 'G41',
        target: `kill -9 of ${what} within ${save.name}, ${rounds} times: all days, the audit log and the rest, or none`,
        measured: `${tally(ends)}; undisturbed ${Math.round(usualMs)} ms`,
        ok: ends.every((end) => end === 'all' || end === 'none'),
      });
    }
  }
  return rows;
}

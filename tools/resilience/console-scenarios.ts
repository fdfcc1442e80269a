import { randomInt } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types.ts';
import { invite } from '../../supabase/local/invite.ts';
import { makeCabins } from './booking-scenarios.ts';
import { day } from './cabins.ts';
import { percentile, tally, until, type Row } from './row.ts';
import { KEYS, type TestEnvironment } from './test-environment.ts';

const CABINS = 5;
const NIGHTS = 60;

type Save = {
  name: 'host_set_days' | 'host_save_rates';
  body: (cents: number) => object | Promise<object>;
  /** Days that have the price, what the audit log says of them, and what else there must be of a saved change. */
  seen: (cents: number) => Promise<{ days: number; told: number[]; kept: number }>;
};

/** The token of an owner of the console. */
async function signInOwner({ backend }: TestEnvironment): Promise<string> {
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const admin = createClient<Database>(backend.url, KEYS.secretKey, options);
  const email = `${crypto.randomUUID()}@staff.example`;
  await invite(admin, { email, role: 'owner' }, 'http://site.invalid');
  const link = await admin.auth.admin.generateLink({ type: 'magiclink', email });
  if (link.error) throw link.error;
  const token_hash = link.data.properties.hashed_token;
  const visitor = createClient(backend.url, KEYS.publishableKey, options);
  const { data, error } = await visitor.auth.verifyOtp({ token_hash, type: 'email' });
  if (error) throw error;
  return data.session?.access_token ?? '';
}

const ruleOf = (cabinId: string, cents: number) => ({
  ...{ cabin_id: cabinId, base_cents: cents },
  weekday_percents: Array.from({ length: 7 }, () => 100),
  weekday_min_stays: Array.from({ length: 7 }, () => 2),
  ...{ gap_nights: 0, gap_percent: 100 },
  ...{ last_minute_days: 0, last_minute_percent: 100, last_minute_min_stay: null },
  ...{ window_days: 540, notice_days: 0 },
});

async function stateOf(save: Save, cents: number): Promise<string> {
  const { days, told, kept } = await save.seen(cents);
  if (told.length === 0 && days === 0 && kept === 0) return 'none';
  const isAll = told.length === 1 && told[0] === days && days > 0 && kept === 1;
  return isAll ? 'all' : `torn (${days} days, ${told.length} entries, ${kept} kept)`;
}

/** Saves of many nights, each cut off by a hard kill at another moment: all of it is there afterwards, or none. */
export async function bulkSavesThroughKills(
  environment: TestEnvironment,
  rounds: number,
): Promise<Row[]> {
  const { backend, server, sql } = environment;
  const token = await signInOwner(environment);
  const [byHand, byRule] = [
    await makeCabins(environment, CABINS),
    await makeCabins(environment, CABINS),
  ];
  const call = (name: string, body: object) =>
    backend.call(`rest/v1/rpc/${name}`, body, 30_000, {
      apikey: KEYS.publishableKey,
      Authorization: `Bearer ${token}`,
    });
  const count = async (query: string, values: (string | number | string[])[]) =>
    (await sql.unsafe<{ count: number }[]>(query, values)).map((row) => row.count);

  const saves: Save[] = [
    {
      name: 'host_set_days',
      body: (cents) => ({
        p_changes: { cabin_ids: byHand, from: day(10), to: day(10 + NIGHTS), price_cents: cents },
      }),
      seen: async (cents) => ({
        days:
          (
            await count(
              `select count(*)::int from public.cabin_calendar where cabin_id = any ($1::uuid[]) and price = $2`,
              [byHand, cents],
            )
          )[0] ?? NaN,
        told: await count(
          `select (after ->> 'changed')::int as count from public.audit_log
           where action = 'set_days' and (after ->> 'price_cents')::int = $1`,
          [cents],
        ),
        kept:
          (
            await count(
              `select count(*)::int from public.calendar_changes
               where (days -> 0 -> 'after' ->> 'price')::int = $1`,
              [cents],
            )
          )[0] ?? NaN,
      }),
    },
    {
      name: 'host_save_rates',
      body: async (cents) => {
        const [row] = await sql<{ versions: string }[]>`
          select public.rate_versions(${byRule}::uuid[])::text as versions`;
        return {
          p_rates: { rules: byRule.map((id) => ruleOf(id, cents)) },
          p_expected: JSON.parse(row?.versions ?? '') as object,
        };
      },
      seen: async (cents) => ({
        days:
          (
            await count(
              `select count(*)::int from public.cabin_calendar where cabin_id = any ($1::uuid[]) and price = $2 and open`,
              [byRule, cents],
            )
          )[0] ?? NaN,
        told: await count(
          `select (after -> 'outcome' ->> 'changed')::int as count from public.audit_log
           where action = 'save_rates' and (after -> 'rules' -> 0 ->> 'base_cents')::int = $1`,
          [cents],
        ),
        kept:
          (
            await count(
              `select count(distinct base_cents)::int from public.rate_rules
               where cabin_id = any ($1::uuid[]) and base_cents = $2 having count(*) = ${CABINS}`,
              [byRule, cents],
            )
          )[0] ?? 0,
      }),
    },
  ];
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

  // Whole dollars, and no price twice.
  let cents = 200_000;
  const nextPrice = () => (cents += 100);
  const rows: Row[] = [];
  for (const save of saves) {
    const times: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { status, ms } = await call(save.name, await save.body(nextPrice()));
      if (status !== 200) throw new Error(`${save.name} answered ${status}`);
      times.push(ms);
    }
    const usualMs = percentile(times, 0.5);
    for (const [what, killAndRevive] of Object.entries(kills)) {
      const ends: string[] = [];
      for (let n = 0; n < rounds; n += 1) {
        const price = nextPrice();
        const body = await save.body(price);
        const answer = call(save.name, body).then(
          ({ status }) => status,
          () => null,
        );
        await new Promise((resolve) =>
          setTimeout(resolve, randomInt(1 + Math.ceil(1.5 * usualMs))),
        );
        await killAndRevive();
        const status = await answer;
        // What the backend had sent before it was killed may still be at work.
        await until('the database is at rest', async () => {
          const [busy] = await count(
            `select count(*)::int from pg_stat_activity
             where pid <> pg_backend_pid() and xact_start is not null and query ilike '%host\\_%'`,
            [],
          );
          return busy === 0;
        });
        const end = await stateOf(save, price);
        ends.push(status === 200 && end !== 'all' ? `lost (${end})` : end);
        // The same again, undisturbed: what the kill left behind is in nobody's way.
        const next = nextPrice();
        const repeated = await call(save.name, await save.body(next));
        const after = await stateOf(save, next);
        if (repeated.status !== 200 || after !== 'all') {
          ends.push(`afterwards ${repeated.status}, ${after}`);
        }
      }
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

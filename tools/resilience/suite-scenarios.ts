import { spawn } from 'node:child_process';
import path from 'node:path';
import { PROJECT_DIR } from '../../supabase/local/settings.ts';
import { TEST_ZONES } from '../../scripts/test-zones.ts';
import type { Row } from './row.ts';

type Suite = { scenario: string; target: string; command: string[]; env: Record<string, string> };

const onPostgres = (scenario: string, file: string, target: string): Suite => ({
  scenario,
  target,
  command: ['node', '--test', '--test-isolation=none', `supabase/tests/${file}.test.ts`],
  env: { DATABASE_TARGET: 'postgres' },
});
const exhaustive = (scenario: string, file: string, target: string): Suite => ({
  scenario,
  target,
  command: ['jest', `__tests__/exhaustive/${file}.test.ts`],
  env: { TZ: 'UTC' },
});

/** Scenarios that are test suites of their own; the titles of their tests say what they count. */
const SUITES: readonly Suite[] = [
  onPostgres(
    'G9',
    'webhook',
    'each kind of notice 100 × in any order, also days late; 1,000 forged, changed or old ones refused',
  ),
  onPostgres('G10', 'tampered', '2,000 tampered hand-offs: 0 booked below the own quote'),
  exhaustive(
    'G11, G15',
    'money',
    '80,000 quotes of a fixed seed and 20,000 of a new one agree with the oracle; all prices of 1,001 to 500,000 cents come back',
  ),
  exhaustive(
    'G12, G14',
    'time',
    'stays of 1–30 nights from each day of five years in six zones; cancellation and deals to the second in 20 zones',
  ),
];

const PASSED = [/ℹ pass (\d+)/, /Tests:.*?(\d+) passed/];

async function runSuite({ scenario, target, command, env }: Suite): Promise<Row> {
  const [file = '', ...args] = command;
  const started = performance.now();
  const program = path.join(PROJECT_DIR, 'node_modules/.bin', file);
  const child = spawn(program, args, { cwd: PROJECT_DIR, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  const passed = Number(PASSED.map((words) => words.exec(output)?.[1]).find(Boolean) ?? 0);
  if (code !== 0) console.error(output.slice(-4000));
  const seconds = Math.round((performance.now() - started) / 1000);
  return {
    scenario,
    target,
    measured: `${passed} tests passed in ${seconds} s (${args.at(-1) ?? 'all unit tests'})`,
    // A run that found no test proves nothing.
    ok: code === 0 && passed > 0,
  };
}

async function runAll(suites: readonly Suite[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const suite of suites) rows.push(await runSuite(suite));
  return rows;
}

export const suites = (): Promise<Row[]> => runAll(SUITES);

/** The test runs have all of them in UTC, and the dated rules alone in the other zones. */
export const zones = (): Promise<Row[]> =>
  runAll(
    TEST_ZONES.map((zone) => ({
      scenario: 'G13',
      target: `the whole unit suite in ${zone}`,
      command: ['jest'],
      env: { TZ: zone },
    })),
  );

import { spawn } from 'node:child_process';
import path from 'node:path';
import { PROJECT_DIR } from '../local/settings.ts';
import { ms, type Row } from './row.ts';

type Suite = { goal: string; target: string; command: string[]; env?: Record<string, string> };

const DATABASE = ['node', '--test', '--test-isolation=none'];
const POSTGRES = { DATABASE_TARGET: 'postgres', STORM: '1' };
const rules = (...names: string[]) => [
  path.join(PROJECT_DIR, 'node_modules/.bin/jest'),
  ...names.map((name) => `__tests__/lib/domain/${name}.test.ts`),
];

/** Goals whose driver is a test of its own, here in the full size. */
const SUITES: readonly Suite[] = [
  {
    goal: 'G9',
    target: 'each notice of a payment 100 ×, shuffled, days late; 1,000 forgeries refused',
    command: [...DATABASE, 'supabase/tests/webhook.test.ts'],
    env: POSTGRES,
  },
  {
    goal: 'G10',
    target: 'tampered hand-offs: 0 booked below the own quote',
    command: [...DATABASE, 'supabase/tests/tampered.test.ts'],
    env: POSTGRES,
  },
  {
    goal: 'G11',
    target: '100,000 random quotes agree with an oracle to the cent',
    command: rules('quote-oracle', 'quote'),
    env: { STORM: '1' },
  },
  ...[
    'UTC',
    'America/New_York',
    'Pacific/Honolulu',
    'Asia/Kolkata',
    'Pacific/Auckland',
    'America/Asuncion',
  ].map((zone) => ({
    goal: 'G12–15',
    target: `nights, cancellation instants, deals and price adapter in ${zone}`,
    command: rules('calendar-date', 'cancellation', 'deal', 'price-adapter', 'refund'),
    env: { TZ: zone, STORM: '1' },
  })),
];

async function runSuite({ goal, target, command, env }: Suite): Promise<Row> {
  const [file = '', ...args] = command;
  const started = performance.now();
  const child = spawn(file === 'node' ? process.execPath : file, args, {
    cwd: PROJECT_DIR,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  const code = await new Promise((resolve) => child.once('exit', resolve));
  const passed = /(?:ℹ pass |Tests: .*?)(\d+)(?: passed)?/.exec(output)?.[1] ?? '?';
  if (code !== 0) console.error(output.slice(-4000));
  return {
    goal,
    target,
    measured: `${passed} tests passed in ${ms(performance.now() - started)}`,
    ok: code === 0,
  };
}

export async function suites(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const suite of SUITES) rows.push(await runSuite(suite));
  return rows;
}

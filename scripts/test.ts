import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { provideBrowser } from './browser.ts';
import { TEST_ZONES } from './test-zones.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const BIN = path.join(ROOT, 'node_modules/.bin');

// All that reckons with dates; the rest of the suite took minutes in each zone.
const RULES = ['domain', 'format', 'stay-calendar', 'calendar-file', 'read-calendar-file'].map(
  (name) => `__tests__/lib/${name}`,
);

// Suites that call the functions as a visitor does, and change nothing of their environment.
const ON_DENO = [
  ...['journey', 'functions', 'quote', 'guest-stay', 'guest-messages', 'calendar-sync'],
  ...['calendar-export', 'owner-applications', 'texting', 'newsletter-links'],
].map((name) => `supabase/tests/${name}.test.ts`);

type Step = { name: string; command: string[]; env?: Record<string, string> };

const ended: string[] = [];
const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);

/** Runs one step; with `quiet` what it prints comes in one piece when it has ended. */
async function run({ name, command, env }: Step, quiet = false): Promise<void> {
  const started = performance.now();
  if (!quiet) console.log(`\n▸ ${name}`);
  const [file = '', ...args] = command;
  const child = spawn(path.join(BIN, file), args, {
    cwd: ROOT,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => printed.push(piece));
  child.stderr?.on('data', (piece: Buffer) => printed.push(piece));
  const [status] = (await once(child, 'close')) as [number | null];
  if (quiet) process.stdout.write(Buffer.concat([Buffer.from(`\n▸ ${name}\n`), ...printed]));
  if (status !== 0) throw new Error(`${name} failed after ${secondsSince(started)} s`);
  ended.push(`✓ ${name} (${secondsSince(started)} s)`);
  console.log(ended.at(-1));
}

/** Steps that need one core each, one on every core: each core takes the next step when it has ended one. */
async function shared(steps: Step[]): Promise<void> {
  const waiting = [...steps];
  const reasons: unknown[] = [];
  async function core(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      await run(step, true).catch((reason: unknown) => reasons.push(reason));
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, core));
  if (reasons.length > 0) throw new Error(reasons.map(String).join('\n'));
}

/** The longest come first, so that no core waits long for another at the end. */
const STEPS: Step[] = [
  ...['pglite', 'postgres'].map((target) => ({
    name: `Database tests on ${target}`,
    command: ['node', '--test', '--test-isolation=none', 'supabase/tests/*.test.ts'],
    env: { DATABASE_TARGET: target },
  })),
  {
    name: 'Functions on the Deno of a hosted project',
    command: ['node', '--test', '--test-isolation=none', ...ON_DENO],
    env: { DATABASE_TARGET: 'hosted' },
  },
  {
    name: 'A hosted project by the Supabase CLI',
    command: ['node', '--test', '--test-isolation=none', 'supabase/tests/hosted/*.test.ts'],
  },
  {
    name: 'Unit and component tests',
    command: ['jest', '--runInBand'],
    env: { TZ: 'UTC' },
  },
  { name: 'Lint', command: ['eslint', '.'] },
  ...TEST_ZONES.filter((zone) => zone !== 'UTC').map((zone) => ({
    name: `Rules in ${zone}`,
    command: ['jest', '--runInBand', ...RULES],
    env: { TZ: zone },
  })),
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Import cycles', command: ['oxlint'] },
  { name: 'Format', command: ['prettier', '--check', '.'] },
];

async function all(): Promise<void> {
  await run({ name: 'Route types', command: ['next', 'typegen'] });
  await run({ name: 'Supabase CLI and Deno', command: ['node', 'scripts/hosted/install.ts'] });
  await shared(STEPS);
  await run({ name: 'Storm, shortened', command: ['node', 'supabase/storm/run.ts', '--short'] });
  await run({
    name: 'Journeys on the production build',
    command: ['playwright', 'test', '--project', 'journeys'],
    env: { BROWSER_PATH: provideBrowser() },
  });
}

const started = performance.now();
try {
  await all();
  console.log(`\n${ended.join('\n')}\nAll green after ${secondsSince(started)} s`);
} catch (error) {
  console.error(`\n${ended.join('\n')}\n✗ ${(error as Error).message}`);
  process.exitCode = 1;
}

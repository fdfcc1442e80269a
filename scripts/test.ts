import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { provideBrowser } from './browser.ts';
import { TEST_ZONES } from './test-zones.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const BIN = path.join(ROOT, 'node_modules/.bin');

// All that reckons with dates; the rest of the suite took minutes in each zone.
const RULES = ['domain', 'format', 'stay-calendar', 'calendar-file', 'read-calendar-file'].map(
  (name) => `__tests__/lib/${name}`,
);

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

/** Steps that need one core each, side by side. */
async function together(steps: Step[]): Promise<void> {
  const results = await Promise.allSettled(steps.map((step) => run(step, true)));
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (reasons.length > 0) throw new Error(reasons.map(String).join('\n'));
}

async function all(): Promise<void> {
  await run({ name: 'Route types', command: ['next', 'typegen'] });
  await together([
    { name: 'Format', command: ['prettier', '--check', '.'] },
    { name: 'Lint', command: ['eslint', '.'] },
    { name: 'Types', command: ['tsc', '--noEmit'] },
  ]);
  await run({ name: 'Unit and component tests', command: ['jest'], env: { TZ: 'UTC' } }, false);
  await together(
    TEST_ZONES.filter((zone) => zone !== 'UTC').map((zone) => ({
      name: `Rules in ${zone}`,
      command: ['jest', '--runInBand', ...RULES],
      env: { TZ: zone },
    })),
  );
  await together(
    ['pglite', 'postgres'].map((target) => ({
      name: `Database tests on ${target}`,
      command: ['node', '--test', '--test-isolation=none', 'supabase/tests/*.test.ts'],
      env: { DATABASE_TARGET: target },
    })),
  );
  await run({ name: 'Storm, shortened', command: ['node', 'supabase/storm/run.ts', '--short'] });
  await run({
    name: 'Journeys on the production build',
    command: ['playwright', 'test'],
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

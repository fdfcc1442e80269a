import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { provideBrowser } from './browser.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const BIN = path.join(ROOT, 'node_modules/.bin');

// Rules that read a zone by mistake pass in one zone and fail in another.
const ZONES = [
  'America/New_York',
  'Pacific/Honolulu',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/Asuncion',
];

// All that reckons with dates; the rest of the suite took minutes in each zone.
const RULES = ['domain', 'format', 'stay-calendar', 'calendar-file', 'read-calendar-file'].map(
  (name) => `__tests__/lib/${name}`,
);

function step(name: string, command: string[], env: Record<string, string> = {}): void {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const [file = '', ...args] = command;
  const { status } = spawnSync(path.join(BIN, file), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`\n✗ ${name} failed after ${seconds} s`);
    process.exit(1);
  }
  console.log(`✓ ${name} (${seconds} s)`);
}

step('Format', ['prettier', '--check', '.']);
step('Lint', ['eslint', '.']);
step('Route types', ['next', 'typegen']);
step('Types', ['tsc', '--noEmit']);
step('Unit and component tests', ['jest'], { TZ: 'UTC' });
for (const zone of ZONES) {
  step(`Rules in ${zone}`, ['jest', ...RULES], { TZ: zone });
}
for (const target of ['pglite', 'postgres']) {
  step(
    `Database tests on ${target}`,
    ['node', '--test', '--test-isolation=none', 'supabase/tests/*.test.ts'],
    { DATABASE_TARGET: target },
  );
}
step('Storm, shortened', ['node', 'supabase/storm/run.ts', '--short']);
step('Journeys on the production build', ['playwright', 'test'], {
  BROWSER_PATH: provideBrowser(),
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../browser.ts';
import { FAR_ZONES } from '../test-zones.ts';
import type { Kind } from './results.ts';

export type Step = {
  name: string;
  kind: Kind;
  /** A program in node_modules/.bin and its arguments; `report` is the file for its report. */
  command: (report: string) => string[];
  /** Called when the step starts. */
  env?: (report: string) => Record<string, string>;
  /** Reruns these test files alone. Steps without it get no retry. */
  secondTry?: (files: readonly string[]) => string[];
};

/** Groups run in sequence; the steps of a group run in parallel, one per core, longest first. */
export type Run = readonly (readonly Step[])[];

/** A step without tests to count, which passes or ends with an error. */
const check = (name: string, ...command: string[]): Step => ({
  name,
  kind: 'check',
  command: () => command,
});

const nodeTests = (
  name: string,
  files: readonly string[],
  env: Record<string, string> = {},
): Step => ({
  name,
  kind: 'node',
  command: (report) => [
    'node',
    '--test',
    '--test-isolation=none',
    '--test-reporter=spec',
    `--test-reporter-destination=${report}`,
    ...files,
  ],
  env: () => env,
});

const jestTests = (name: string, zone: string, args: readonly string[]): Step => ({
  name,
  kind: 'jest',
  command: (report) => ['jest', '--runInBand', '--json', '--outputFile', report, ...args],
  env: () => ({ TZ: zone }),
});

const journeys = (project: 'core' | 'full'): Step => {
  const playwright = ['playwright', 'test', '--project', project, '--reporter', 'json'];
  return {
    name: project === 'core' ? 'Core journeys' : 'All other journeys',
    kind: 'playwright',
    command: () => playwright,
    env: (report) => ({
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      BROWSER_PATH: String(findBrowser()),
    }),
    ...(project === 'full' && {
      // A separate folder keeps the traces of the first try.
      secondTry: (files: readonly string[]) => [
        ...playwright,
        '--workers',
        '1',
        '--output',
        path.join('.local', 'second-try'),
        ...files.map((file) => path.join('e2e', file)),
      ],
    }),
  };
};

/** Suites of core booking rules, which `npm test` runs on the engine of a hosted project. */
const CORE_SUITES = [
  'access*',
  'auth',
  'booking',
  'booking-life-cycle',
  'booking-limits',
  'cabin-defaults',
  'calendar-e*',
  'calendar-holds',
  'calendar-sync',
  'concurrency',
  'deal',
  'deal-booking',
  'functions',
  'gateway',
  'guest-booking',
  'host-access',
  'host-bookings',
  'host-calendar',
  'host-phone-bookings',
  'host-rates',
  'host-refunds',
  'host-roles',
  'hostile',
  'jobs',
  'journey',
  'linter',
  'list-page',
  'no-guest-in-logs',
  'open-nights',
  'photo-uploads',
  'quote',
  'resumable-uploads',
  'search',
  'search-index',
  'seed-calendar',
  'session-context',
  'stays',
  'storage',
  'webhook',
  'write-probe',
];
const suites = (pattern: string) => globSync(`supabase/tests/${pattern}.test.ts`).toSorted();
export const coreSuites = () => suites(`{${CORE_SUITES.join()}}`);
const hasFullSize = (file: string) => readFileSync(file, 'utf8').includes('sized(');
/** The suites that `npm test` leaves out or runs in a smaller size. */
const otherSuites = () => {
  const core = new Set(coreSuites());
  return suites('*').filter((file) => !core.has(file) || hasFullSize(file));
};

// Suites that call the functions as a visitor does, and don't change their environment.
const ON_DENO = [
  'journey',
  'functions',
  'quote',
  'guest-booking',
  'guest-messages',
  'calendar-sync',
  'calendar-export',
  'owner-applications',
  'texting',
  'newsletter-links',
].map((name) => `supabase/tests/${name}.test.ts`);

// Exhaustive suites: all values, whole photographs, every hostile text, each fault of a response, and parts without
// bookings. `npm test` covers the same by example.
export const LONG_UNIT_TESTS = [
  '__tests__/exhaustive/',
  '__tests__/hostile/',
  '__tests__/lib/pictures/convert-',
  ...['content/', 'fall/', 'home/', 'trip/', 'video/', 'stay-picker/bare-availability'].map(
    (part) => `__tests__/components/${part}`,
  ),
];
const withoutLong = LONG_UNIT_TESTS.flatMap((pattern) => ['--testPathIgnorePatterns', pattern]);

// Tests of rules that use a date or its format through their imports; lint allows `Date` nowhere else there.
const DATED_RULES = [
  '--testPathIgnorePatterns=__tests__/(?!lib/(domain|copy/format|ical))',
  '--findRelatedTests',
  'lib/domain/values/calendar-date.ts',
  'lib/domain/values/zoned-date.ts',
  'lib/copy/format.ts',
];

const CHECKS: Run = [
  [check('Route types', 'next', 'typegen')],
  [
    check('Lint', 'eslint', '.'),
    check('Format', 'prettier', '--check', '.'),
    check('Types of tools', 'tsc', '--noEmit', '-p', 'tools'),
    check(
      'Lint of tools',
      'eslint',
      '--config',
      'tools/eslint.config.mjs',
      'tools',
      '__tests__/tools',
    ),
    check('Import cycles', 'oxlint'),
  ],
];

const CORE: Run = [
  [check('Route types', 'next', 'typegen')],
  [
    nodeTests('Database tests on Postgres', coreSuites(), { DATABASE_TARGET: 'postgres' }),
    jestTests('Component tests', 'UTC', ['--selectProjects', 'components', ...withoutLong]),
    jestTests('Unit tests', 'UTC', ['--selectProjects', 'rules', ...withoutLong]),
    // Must finish before the build, which deletes the route types for a moment.
    check('Types', 'tsc', '--noEmit'),
  ],
  [journeys('core')],
];

const FULL: Run = [
  [check('Supabase CLI and Deno', 'node', path.join('scripts', 'hosted', 'install.ts'))],
  [
    nodeTests('Other database tests on Postgres', otherSuites(), {
      DATABASE_TARGET: 'postgres',
      FULL_SIZE: '1',
    }),
    {
      name: 'Resilience, shortened',
      kind: 'resilience',
      command: () => ['node', 'tools/resilience/run.ts', '--short'],
    },
    nodeTests('Database tests on PGlite', suites('*'), { DATABASE_TARGET: 'pglite' }),
    check('Mutations', 'node', path.join('tools', 'mutations', 'run.ts')),
    jestTests('Long unit tests', 'UTC', LONG_UNIT_TESTS),
    // Their result doesn't depend on the engine of the other suites.
    nodeTests('Tests that need no target', ['supabase/tests/once/*.test.ts']),
    nodeTests('A hosted project by the Supabase CLI', ['supabase/tests/hosted/*.test.ts']),
    nodeTests('Functions on the Deno of a hosted project', ON_DENO, { DATABASE_TARGET: 'hosted' }),
    ...FAR_ZONES.map((zone) => jestTests(`Rules in ${zone}`, zone, DATED_RULES)),
  ],
  [journeys('full')],
];

export const RUNS = { check: CHECKS, core: CORE, full: FULL };

import { globSync } from 'node:fs';
import path from 'node:path';
import { NIGHTLY } from '../../e2e/support/nightly.ts';
import { provideBrowser } from '../browser.ts';
import { FAR_ZONE, TEST_ZONES } from '../test-zones.ts';
import type { Kind } from './results.ts';

export type Step = {
  name: string;
  kind: Kind;
  /** Looked up in node_modules/.bin; gets the file that its report goes to. */
  command: (report: string) => string[];
  /** `report` as for the command. Asked for when the step begins. */
  env?: (report: string) => Record<string, string>;
  /** A step that must have succeeded before. */
  needs?: string;
};

// Of the rules, the tests that reach a date or its format by their imports: lint lets nothing else touch `Date` there. The
// whole suite would take minutes per zone.
const DATED_RULES = [
  ...['--testPathIgnorePatterns=__tests__/(?!lib/(domain|format|ical))', '--findRelatedTests'],
  ...['lib/domain/values/calendar-date.ts', 'lib/domain/values/zoned-date.ts', 'lib/format.ts'],
];

// Suites that call the functions as a visitor does, and change nothing of their environment.
const ON_DENO = [
  ...['journey', 'functions', 'quote', 'guest-booking', 'guest-messages', 'calendar-sync'],
  ...['calendar-export', 'owner-applications', 'texting', 'newsletter-links'],
].map((name) => `supabase/tests/${name}.test.ts`);

const ALL_SUITES = 'supabase/tests/*.test.ts';

// Suites in which the engine can matter: roles, locks, constraints, plans, storage, jobs. What the others call the journeys
// call on PGlite; the nightly run has all.
const ENGINE_MATTERS = [
  ...['access*', 'auth', 'booking', 'booking-life-cycle', 'booking-limits', 'cabin-defaults'],
  ...['calendar-end', 'calendar-ex*', 'calendar-holds', 'calendar-import', 'calendar-sync'],
  'concurrency',
  'connections',
  'disputes',
  'functions',
  'gateway',
  'host-access',
  'hostile',
  'jobs',
  ...['journey', 'limiter', 'linter', 'list-page', 'no-guest-in-logs', 'notify-sites'],
  'open-nights',
  'payments',
  'photo-uploads',
  'quote',
  'resumable-uploads',
  'search*',
  'seed-calendar',
  ...['server-connection', 'session-context', 'stays', 'storage', 'write-probe'],
];
const onPglite = (): string[] =>
  globSync(`supabase/tests/{${ENGINE_MATTERS.join()}}.test.ts`).toSorted();

const check = (name: string, ...command: string[]): Step => ({
  name,
  kind: 'check',
  command: () => command,
});

const nodeTests = (name: string, files: string[], target?: string, needs?: string): Step => ({
  name,
  kind: 'node',
  command: (report) => [
    ...['node', '--test', '--test-isolation=none', '--test-reporter=spec'],
    ...[`--test-reporter-destination=${report}`, ...files],
  ],
  env: (): Record<string, string> => (target ? { DATABASE_TARGET: target } : {}),
  needs,
});

const jestTests = (name: string, zone: string, args: string[] = []): Step => ({
  name,
  kind: 'jest',
  command: (report) => ['jest', '--runInBand', '--json', '--outputFile', report, ...args],
  env: () => ({ TZ: zone }),
});

const TOOLS = 'Supabase CLI and Deno';

// Whether the tests above notice faults.
const MUTATIONS = check('Mutations', 'node', path.join('tools', 'mutations', 'run.ts'));

/** Steps that others need, in order. */
export const FIRST: readonly Step[] = [
  check('Route types', 'next', 'typegen'),
  check(TOOLS, 'node', path.join('scripts', 'hosted', 'install.ts')),
];

// Before the build is made, which takes away for a moment the types that they read.
const CHECKS: readonly Step[] = [
  check('Lint', 'eslint', '.'),
  check('Types', 'tsc', '--noEmit'),
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
  check('Format', 'prettier', '--check', '.'),
];

const resilience = (isNightly: boolean): Step => ({
  name: isNightly ? 'Resilience' : 'Resilience, shortened',
  kind: 'resilience',
  command: () => ['node', 'tools/resilience/run.ts', ...(isNightly ? [] : ['--short'])],
});

const tests = (isNightly: boolean): readonly Step[] => [
  nodeTests('Database tests on postgres', [ALL_SUITES], 'postgres'),
  // Its build is that of the journeys too. At full length it judges times, and runs alone.
  ...(isNightly ? [] : [resilience(isNightly)]),
  nodeTests('Database tests on pglite', isNightly ? [ALL_SUITES] : onPglite(), 'pglite'),
  jestTests('Component tests', 'UTC', ['--selectProjects', 'components']),
  jestTests('Unit tests', 'UTC', ['--ignoreProjects', 'components']),
  // What does the same whatever the other suites run on.
  nodeTests('Tests that need no target', ['supabase/tests/once/*.test.ts']),
  nodeTests('Functions on the Deno of a hosted project', ON_DENO, 'hosted', TOOLS),
  nodeTests(
    'A hosted project by the Supabase CLI',
    ['supabase/tests/hosted/*.test.ts'],
    undefined,
    TOOLS,
  ),
  ...(isNightly ? TEST_ZONES.filter((zone) => zone !== 'UTC') : [FAR_ZONE]).map((zone) =>
    jestTests(`Rules in ${zone}`, zone, DATED_RULES),
  ),
  ...(isNightly ? [MUTATIONS] : []),
];

const journeys = (isNightly: boolean): Step => ({
  name: 'Journeys on the production build',
  kind: 'playwright',
  command: () => [
    ...['playwright', 'test', '--project', 'journeys', '--reporter', 'json'],
    // Lighthouse, by night alone, measures time: nothing runs beside it.
    ...(isNightly ? ['--workers', '1'] : ['--grep-invert', NIGHTLY.tag]),
  ],
  env: (report) => ({
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    BROWSER_PATH: provideBrowser(),
  }),
});

/**
 * Groups that run one after the other; the steps of each run in parallel, one on each core, the longest first. `npm test`
 * samples what the nightly run has in full.
 */
export const stepsOf = (isNightly: boolean): readonly (readonly Step[])[] => [
  CHECKS,
  tests(isNightly),
  ...(isNightly ? [[resilience(isNightly)]] : []),
  [journeys(isNightly)],
];

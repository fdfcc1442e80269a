import path from 'node:path';
import { provideBrowser } from '../browser.ts';
import { TEST_ZONES } from '../test-zones.ts';
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

/** Steps that others need, in order. */
export const FIRST: readonly Step[] = [
  check('Route types', 'next', 'typegen'),
  check(TOOLS, 'node', path.join('scripts', 'hosted', 'install.ts')),
];

/** Steps that may run in parallel, the longest first. */
export const SHARED: readonly Step[] = [
  nodeTests('Database tests on pglite', ['supabase/tests/*.test.ts'], 'pglite'),
  nodeTests('Database tests on postgres', ['supabase/tests/*.test.ts'], 'postgres'),
  // What does the same whatever the other suites run on.
  nodeTests('Tests that need no target', ['supabase/tests/once/*.test.ts']),
  nodeTests('Functions on the Deno of a hosted project', ON_DENO, 'hosted', TOOLS),
  nodeTests(
    'A hosted project by the Supabase CLI',
    ['supabase/tests/hosted/*.test.ts'],
    undefined,
    TOOLS,
  ),
  jestTests('Unit and component tests', 'UTC'),
  check('Lint', 'eslint', '.'),
  ...TEST_ZONES.filter((zone) => zone !== 'UTC').map((zone) =>
    jestTests(`Rules in ${zone}`, zone, DATED_RULES),
  ),
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

/** Steps that run alone. */
export const LAST: readonly Step[] = [
  {
    name: 'Resilience, shortened',
    kind: 'resilience',
    command: () => ['node', 'tools/resilience/run.ts', '--short'],
  },
  {
    name: 'Journeys on the production build',
    kind: 'playwright',
    command: () => ['playwright', 'test', '--project', 'journeys', '--reporter', 'json'],
    env: (report) => ({
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      BROWSER_PATH: provideBrowser(),
    }),
  },
];

/** The journeys of `npm test`: these files, and tagged tests of other files. */
const CORE_FILES = [
  'api',
  'calendar',
  'guest-booking',
  'host-access',
  'host-arrival',
  'host-cabins',
  'host-changes',
  'host-phone-booking',
  'host-rates',
  'host-sign-in',
  'host-tasks',
  'http-rules',
  'journey',
  'navigation',
  'no-javascript',
  'payment',
  'prices',
  'secrets',
  'server-requests',
];

export const CORE = { tag: '@core' };

/** For a generated test: `npm test` runs a sample of the matrix. */
export const coreIf = (isSampled: boolean) => (isSampled ? CORE : {});

/** Playwright matches these against a test's file, title and tags. */
export const CORE_TESTS = [
  new RegExp(String.raw` (?:${CORE_FILES.join('|')})\.spec\.ts `),
  /@core\b/,
];

/** Takes minutes and measures time, so it is excluded from `npm test` and `npm run test:full`. */
export const LIGHTHOUSE = { tag: '@lighthouse' };

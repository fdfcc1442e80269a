import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failed test or check finding with its message. */
export type Failure = {
  name: string;
  error: string;
  /** The file of a journey, for running it again, and the trace of its failure. */
  file?: string;
  trace?: string;
};
export type Result = { passed: number; failures: Failure[] };

/** `printed` is a step's whole output, `report` the file it was told to write, or empty. */
type Reader = (printed: string, report: string) => Result;

const count = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
const FOREIGN_FRAME = /^\s+at .*(node:|node_modules\/|\(<anonymous>\)( \{)?$)/;
const DURATION = / \([\d.]+ms\)$/;

/** Drops stack lines outside the project. */
const ownLines = (error: string): string =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => !FOREIGN_FRAME.test(line))
    .join('\n')
    .trim();

/** Node's spec report repeats the failing tests at its end, each with its location. */
function readNode(_: string, report: string): Result {
  const [, failing = ''] = report.split('✖ failing tests:');
  const failures = failing.split(/^test at /m).slice(1);
  return {
    passed: count(report, /^ℹ pass (\d+)/m),
    failures: failures.map((text) => {
      const [place = '', name = '', ...error] = text.split('\n');
      return {
        name: `${place} ${name.replace(/^✖ /, '').replace(DURATION, '')}`,
        error: ownLines(error.join('\n')),
      };
    }),
  };
}

type JestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

function readJest(_: string, report: string): Result {
  const { numPassedTests, testResults } = JSON.parse(report) as JestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    // A file that could not be loaded has no tests.
    if (status === 'failed' && failed.length === 0) {
      return [{ name: file, error: ownLines(message) }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} ${fullName}`,
      error: ownLines(failureMessages.join('\n')),
    }));
  });
  return { passed: numPassedTests, failures };
}

type PlaywrightError = { message?: string };
type PlaywrightResult = {
  errors: PlaywrightError[];
  attachments?: { name: string; path?: string }[];
};
type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    ok: boolean;
    file: string;
    line: number;
    tests: { results: PlaywrightResult[] }[];
  }[];
};
type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: PlaywrightError[];
  stats: { expected: number };
};

/** Puts the failed rows of a table test first, because only the start and end of long errors are printed. */
function messages(errors: readonly PlaywrightError[]): string {
  const texts = errors.map(({ message }) => ownLines(message ?? ''));
  const rows = texts.map((text) => text.split('\n', 1)[0]?.replace(/^Error: /, '') ?? '');
  // Split into lines that the report prints whole.
  const named = [...new Set(rows)].join('; ').match(/.{1,280}(?:; |$)/g) ?? [];
  return [...(rows.length > 1 ? named : []), ...texts].join('\n');
}

const failedSpecs = ({ suites = [], specs }: PlaywrightSuite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const attachments = results.flatMap((result) => result.attachments ?? []);
      return {
        name: `${file}:${line} ${title}`,
        error: messages(results.flatMap(({ errors }) => errors)),
        file,
        trace: attachments.find(({ name }) => name === 'trace')?.path,
      };
    }),
  ...suites.flatMap(failedSpecs),
];

function readPlaywright(_: string, report: string): Result {
  const { suites, errors, stats } = JSON.parse(report) as PlaywrightReport;
  return {
    passed: stats.expected,
    failures: [
      ...errors.map((error) => ({ name: 'the run itself', error: messages([error]) })),
      ...suites.flatMap(failedSpecs),
    ],
  };
}

function readResilience(printed: string): Result {
  const failures = [...printed.matchAll(/^✗ (\S+) +(.*)\n(.*)$/gm)];
  return {
    passed: count(printed, /^(\d+) of \d+ rows green/m),
    failures: failures.map(([, goal, target, measured = '']) => ({
      name: `${goal} ${target}`,
      error: measured.trim(),
    })),
  };
}

const READERS = {
  node: readNode,
  jest: readJest,
  playwright: readPlaywright,
  resilience: readResilience,
  check: () => ({ passed: 1, failures: [] }),
} satisfies Record<string, Reader>;

export type Kind = keyof typeof READERS;

const LAST_LINES = 60;
const ending = (text: string): string =>
  stripVTControlCharacters(text).trimEnd().split('\n').slice(-LAST_LINES).join('\n');

function read(kind: Kind, printed: string, report: string): Result | null {
  try {
    return READERS[kind](printed, report);
  } catch {
    return null; // It ended before writing its report.
  }
}

/** The result of a finished step. Without a report, or a failure in it, its last lines are the failure. */
export function resultOf(kind: Kind, status: number | null, printed: string, report: string) {
  const found = read(kind, printed, report);
  const isGreen = status === 0 && found !== null && found.passed > 0;
  if (found && (isGreen || found.failures.length > 0)) return found;
  const name = status === 0 ? 'no test was found' : `ended with ${status ?? 'a signal'}`;
  return {
    passed: kind === 'check' ? 0 : (found?.passed ?? 0),
    failures: [{ name, error: ending(printed) }],
  };
}

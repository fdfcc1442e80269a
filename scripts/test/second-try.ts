import type { Failure, Result } from './results.ts';

// More failing files than this isn't flakiness.
const MOST_FILES = 5;

/** The files whose failed tests are retried; none if something else failed too. */
export function filesToTryAgain(failures: readonly Failure[]): string[] {
  const files = [...new Set(failures.map(({ file }) => file))];
  const known = files.filter((file) => file !== undefined);
  return known.length === files.length && files.length <= MOST_FILES ? known : [];
}

/** Failures of a file that passes on retry are flaky. A retry in which anything but a test fails proves nothing. */
export function compareTries(first: Result, second: Result): { result: Result; flaky: Failure[] } {
  const redAgain = new Set(second.failures.map(({ file }) => file));
  const provesNothing = second.passed === 0 || redAgain.has(undefined);
  const isRepeated = ({ file }: Failure) => provesNothing || redAgain.has(file);
  const flaky = first.failures.filter((failure) => !isRepeated(failure));
  return {
    result: {
      passed: first.passed + flaky.length,
      failures: first.failures.filter(isRepeated),
    },
    flaky,
  };
}

import type { Failure, Result } from './results.ts';

// More than a few red files are no accident.
const MOST_FILES = 5;

/** The files whose failed tests may have a second try, none if something else went wrong too. */
export function filesToTryAgain(failures: readonly Failure[]): string[] {
  const files = [...new Set(failures.map(({ file }) => file))];
  const known = files.filter((file) => file !== undefined);
  return known.length === files.length && files.length <= MOST_FILES ? known : [];
}

/** A failure that the second try does not repeat is flaky. A second try in which no test passed proves nothing. */
export function compareTries(first: Result, second: Result): { result: Result; flaky: Failure[] } {
  const again = new Set(second.failures.map(({ name }) => name));
  const isRepeated = ({ name }: Failure) => second.passed === 0 || again.has(name);
  const flaky = first.failures.filter((failure) => !isRepeated(failure));
  return {
    result: {
      passed: first.passed + flaky.length,
      failures: first.failures.filter(isRepeated),
    },
    flaky,
  };
}

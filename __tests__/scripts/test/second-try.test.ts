import { compareTries, filesToTryAgain } from '@/scripts/test/second-try';

const failure = (file: string | undefined, title = 'a test') => ({
  ...{ name: `${file}:3 ${title}`, error: 'Error: red', file },
});

test.each([
  [
    [failure('a.spec.ts'), failure('a.spec.ts', 'another'), failure('b.spec.ts')],
    ['a.spec.ts', 'b.spec.ts'],
  ],
  [[failure('a.spec.ts'), failure(undefined)], []],
  [[1, 2, 3, 4, 5].map((n) => failure(`${n}.spec.ts`)), [1, 2, 3, 4, 5].map((n) => `${n}.spec.ts`)],
  [[1, 2, 3, 4, 5, 6].map((n) => failure(`${n}.spec.ts`)), []],
  [[], []],
])('%# files with a second try', (failures, files) => {
  expect(filesToTryAgain(failures)).toEqual(files);
});

const [red, alsoRed] = [failure('a.spec.ts'), failure('a.spec.ts', 'another')];

test.each([
  ['both pass', { passed: 9, failures: [] }, [], [red, alsoRed]],
  ['one fails again', { passed: 8, failures: [red] }, [red], [alsoRed]],
  [
    'another test fails',
    { passed: 8, failures: [failure('a.spec.ts', 'a third')] },
    [],
    [red, alsoRed],
  ],
  [
    'nothing ran',
    { passed: 0, failures: [failure(undefined, 'the run itself')] },
    [red, alsoRed],
    [],
  ],
])('in the second try %s', (_, second, failures, flaky) => {
  const compared = compareTries({ passed: 5, failures: [red, alsoRed] }, second);
  expect(compared).toEqual({ result: { passed: 5 + flaky.length, failures }, flaky });
});

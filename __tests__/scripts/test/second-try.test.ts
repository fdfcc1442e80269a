import { compareTries, filesToTryAgain } from '@/scripts/test/second-try';

const failure = (file: string | undefined, title = 'a test') => ({
  name: `${file}:3 ${title}`,
  error: 'Error: red',
  file,
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

const [red, alsoRed, elsewhere] = [
  failure('a.spec.ts'),
  failure('a.spec.ts', 'another'),
  failure('b.spec.ts'),
];
const FIRST = [red, alsoRed, elsewhere];

test.each([
  ['every file is green', { passed: 9, failures: [] }, [], FIRST],
  ['one fails again', { passed: 8, failures: [red] }, [red, alsoRed], [elsewhere]],
  [
    'another test of a file fails',
    { passed: 8, failures: [failure('a.spec.ts', 'a third')] },
    [red, alsoRed],
    [elsewhere],
  ],
  [
    'the site does not start',
    { passed: 0, failures: [failure(undefined, 'the run itself')] },
    FIRST,
    [],
  ],
  [
    'the site ends halfway',
    { passed: 3, failures: [failure(undefined, 'the run itself')] },
    FIRST,
    [],
  ],
  ['no test ran', { passed: 0, failures: [] }, FIRST, []],
])('in the second try %s', (_, second, failures, flaky) => {
  const compared = compareTries({ passed: 5, failures: FIRST }, second);
  expect(compared).toEqual({ result: { passed: 5 + flaky.length, failures }, flaky });
});

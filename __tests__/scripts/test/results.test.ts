import path from 'node:path';
import { resultOf } from '@/scripts/test/results';

const NODE_REPORT = `▶ a suite
  ✖ adds (1.24ms)
  ✔ fine (0.13ms)
✖ a suite (2.55ms)
ℹ tests 4
ℹ pass 2
ℹ fail 2

✖ failing tests:

test at supabase/tests/a.test.ts:4:29
✖ adds (1.24ms)
  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:
  1 !== 2
      at TestContext.<anonymous> (file:///x/supabase/tests/a.test.ts:4:57)
      at Test.run (node:internal/test_runner/test:1402:25)

test at supabase/tests/b.test.ts:1:1
✖ b.test.ts (0.09ms)
  Error: at import
`;

test('a run of node names each failing test once, with its place and without foreign frames', () => {
  expect(resultOf('node', 1, '{"event":"request"}', NODE_REPORT)).toEqual({
    passed: 2,
    failures: [
      {
        name: 'supabase/tests/a.test.ts:4:29 adds',
        error: `AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:
  1 !== 2
      at TestContext.<anonymous> (file:///x/supabase/tests/a.test.ts:4:57)`,
      },
      { name: 'supabase/tests/b.test.ts:1:1 b.test.ts', error: 'Error: at import' },
    ],
  });
});

test('a run of jest names failed tests, and files that could not be loaded', () => {
  const report = {
    numPassedTests: 7,
    testResults: [
      {
        name: path.resolve('__tests__/a.test.ts'),
        status: 'failed',
        message: 'all of it',
        assertionResults: [
          { fullName: 'fine', status: 'passed', failureMessages: [] },
          {
            fullName: 'group adds',
            status: 'failed',
            failureMessages: ['\u001B[31mError\u001B[0m: no'],
          },
        ],
      },
      {
        name: path.resolve('__tests__/b.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  };
  expect(resultOf('jest', 1, '', JSON.stringify(report))).toEqual({
    passed: 7,
    failures: [
      { name: '__tests__/a.test.ts group adds', error: 'Error: no' },
      { name: '__tests__/b.test.ts', error: 'Cannot find module' },
    ],
  });
});

test('a run of Playwright names failed journeys at any depth, and what kept the run from starting', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'search.spec.ts',
    line: 3,
    tests: [
      {
        results: [
          {
            errors: ok ? [] : [{ message: 'Error: none' }],
            attachments: [{ name: 'trace', path: `${title}.zip` }],
          },
        ],
      },
    ],
  });
  const report = {
    errors: [{ message: 'the server did not start' }],
    suites: [{ specs: [spec('top', true)], suites: [{ specs: [spec('inner', false)] }] }],
    stats: { expected: 1 },
  };
  expect(resultOf('playwright', 1, '', JSON.stringify(report))).toEqual({
    passed: 1,
    failures: [
      { name: 'the run itself', error: 'the server did not start' },
      {
        name: 'search.spec.ts:3 inner',
        error: 'Error: none',
        file: 'search.spec.ts',
        trace: 'inner.zip',
      },
    ],
  });
});

test('of a table in one journey every row that failed is named first', () => {
  const errors = ['/plan', '/fall', '/fall'].map((row) => ({
    message: `Error: ${row}\n\nexpect(received).toBe(expected)`,
  }));
  const spec = { title: 'headers', ok: false, file: 'headers.spec.ts', line: 7 };
  const report = {
    suites: [{ title: '', specs: [{ ...spec, tests: [{ results: [{ errors }] }] }] }],
    errors: [],
    stats: { expected: 0 },
  };
  const [failure] = resultOf('playwright', 1, '', JSON.stringify(report)).failures;
  expect(failure?.error.split('\n').slice(0, 2)).toEqual(['/plan; /fall', 'Error: /plan']);
});

test('the storm’s red rows are its failures', () => {
  const printed =
    '✓ G1   rivals\n       fine\n✗ G2   crowd\n       3 missing\n\n1 of 2 rows green; f\n';
  expect(resultOf('resilience', 1, printed, '')).toEqual({
    passed: 1,
    failures: [{ name: 'G2 crowd', error: '3 missing' }],
  });
});

test('a check counts as one, and what it printed is its failure', () => {
  expect(resultOf('check', 0, 'noise', '')).toEqual({ passed: 1, failures: [] });
  expect(resultOf('check', 2, 'a.ts: error', '')).toEqual({
    passed: 0,
    failures: [{ name: 'ended with 2', error: 'a.ts: error' }],
  });
});

test.each(['node', 'jest', 'playwright', 'resilience'] as const)(
  'a run of %s without a report has failed, and its last lines say why',
  (kind) => {
    const printed = `${'a line\n'.repeat(500)}out of memory\n`;
    const { passed, failures } = resultOf(kind, null, printed, '');
    expect(passed).toBe(0);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.error).toMatch(/out of memory$/);
  },
);

test('a run that found no test has failed', () => {
  expect(resultOf('node', 0, '', 'ℹ pass 0').failures).toEqual([
    { name: 'no test was found', error: '' },
  ]);
});

import { MAX_REPORT_LINES, reportFailures } from '@/scripts/test/failure-report';

const failedStep = (name: string, count: number, lines: number) => ({
  name,
  log: `.local/test/${name}.log`,
  failures: Array.from({ length: count }, (_, n) => ({
    name: `${name} ${n}`,
    error: Array.from({ length: lines }, (__, line) => `line ${line}`).join('\n'),
  })),
});

test('one failure is reported with its error and where the rest of the output is', () => {
  expect(reportFailures([failedStep('Lint', 1, 2)])).toBe(
    `✗ Lint (all of its output: .local/test/Lint.log)
    ✗ Lint 0
      line 0
      line 1`,
  );
});

test.each([
  [1, 1, 1000],
  [3, 10, 50],
  [13, 1000, 1000],
])(
  '%d steps with %d failures of %d lines fit, each step and some failure of it named',
  (steps, failures, lines) => {
    const failed = Array.from({ length: steps }, (_, n) => failedStep(`step${n}`, failures, lines));
    const told = reportFailures(failed);
    expect(told.split('\n').length).toBeLessThanOrEqual(MAX_REPORT_LINES);
    for (const { name } of failed) expect(told).toContain(`    ✗ ${name} 0`);
  },
);

test('thirty failures of a step are all named', () => {
  const told = reportFailures([failedStep('Journeys', 30, 40)]);
  expect(told.match(/^ {4}✗ Journeys \d+$/gm)).toHaveLength(30);
});

test('a long error is reported by its beginning and its end', () => {
  const told = reportFailures([failedStep('Lint', 1, 500)]);
  expect(told).toContain('line 0\n');
  expect(told).toMatch(/line 499$/);
});

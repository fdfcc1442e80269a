import { MAX_STORY_LINES, tellFailures } from '@/scripts/test/story';

const failedStep = (name: string, count: number, lines: number) => ({
  name,
  log: `.local/test/${name}.log`,
  failures: Array.from({ length: count }, (_, n) => ({
    name: `${name} ${n}`,
    error: Array.from({ length: lines }, (__, line) => `line ${line}`).join('\n'),
  })),
});

test('one failure is told with its error and where the rest of the output is', () => {
  expect(tellFailures([failedStep('Lint', 1, 2)])).toBe(
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
    const told = tellFailures(failed);
    expect(told.split('\n').length).toBeLessThanOrEqual(MAX_STORY_LINES);
    for (const { name } of failed) expect(told).toContain(`    ✗ ${name} 0`);
  },
);

test('thirty failures of a step are all named', () => {
  const told = tellFailures([failedStep('Journeys', 30, 40)]);
  expect(told.match(/^ {4}✗ Journeys \d+$/gm)).toHaveLength(30);
});

test('of a long error the beginning and the end are told', () => {
  const told = tellFailures([failedStep('Lint', 1, 500)]);
  expect(told).toContain('line 0\n');
  expect(told).toMatch(/line 499$/);
});

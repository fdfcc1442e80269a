import { globSync } from 'node:fs';
import { FIRST, stepsOf } from '@/scripts/test/steps';

jest.mock('@/scripts/browser', () => ({ provideBrowser: () => 'a browser' }));

const [gate, nightly] = [stepsOf(false).flat(), stepsOf(true).flat()];
const RUNS = { gate, nightly };
const STEPS = [...FIRST, ...gate, ...nightly];
const filesOf = (command: string[]) =>
  command.filter((word) => /^(lib|supabase|scripts|tools|__tests__)\//.test(word));

// A runner is silent about a file that has been renamed, as long as it finds another one.
test.each(STEPS)('$name names files that exist', ({ command }) => {
  const missing = filesOf(command('report')).filter((file) => globSync(`${file}*`).length === 0);
  expect(missing).toEqual([]);
});

test('a step needs only one that has run before it', () => {
  const first = FIRST.map(({ name }) => name);
  for (const { needs } of STEPS) expect([undefined, ...first]).toContain(needs);
});

test.each(Object.entries(RUNS))('no two steps of the %s run write into one log', (_, steps) => {
  const names = [...FIRST, ...steps].map(({ name }) => name.replaceAll(/\W+/g, '-').toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test('the nightly run leaves nothing out', () => {
  const ofNames = (steps: typeof gate) => steps.map(({ name }) => name);
  const missing = ofNames(gate).filter((name) => !ofNames(nightly).includes(name));
  expect(missing).toEqual(['Resilience, shortened']);
  const commands = nightly.map(({ command }) => command('report'));
  expect(commands.flat()).not.toContain('--grep-invert');
  expect(commands.flat()).not.toContain('--short');
  expect(commands.filter((words) => words.includes('supabase/tests/*.test.ts'))).toHaveLength(2);
});

test('what judges times runs alone', () => {
  const alone = stepsOf(true).filter((group) => group.length === 1);
  expect(alone.flat().map(({ name }) => name)).toEqual([
    'Resilience',
    'Journeys on the production build',
  ]);
});

test('a suite of the database is left out on PGlite only by its name', () => {
  const pglite = gate.find(({ name }) => name.includes('pglite'));
  const files = filesOf(pglite?.command('report') ?? []);
  expect(files).toContain('supabase/tests/booking.test.ts');
  expect(files).toContain('supabase/tests/access.test.ts');
  expect(files.length).toBeGreaterThan(globSync('supabase/tests/*.test.ts').length / 3);
});

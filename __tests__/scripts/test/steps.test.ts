import { globSync } from 'node:fs';
import { RUNS, type Run } from '@/scripts/test/steps';

jest.mock('@/scripts/browser', () => ({ findBrowser: () => 'a browser' }));

const stepsOf = (run: Run) => run.flat();
const commandsOf = (run: Run) => stepsOf(run).map(({ command }) => command('report'));
const STEPS = Object.values(RUNS).flatMap(stepsOf);
const filesOf = (command: string[]) =>
  command.filter((word) => /^(lib|supabase|scripts|tools|__tests__)\//.test(word));
const suitesOf = (run: Run) => commandsOf(run).map(filesOf);

// A runner is silent about a file that has been renamed, as long as it finds another one.
test.each(STEPS)('$name names files that exist', ({ command }) => {
  const missing = filesOf(command('report')).filter((file) => globSync(`${file}*`).length === 0);
  expect(missing).toEqual([]);
});

test.each(Object.entries(RUNS))('no two steps of "%s" write into one log', (_, run) => {
  const names = stepsOf(run).map(({ name }) => name.replaceAll(/\W+/g, '-').toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test('"core" and "full" together run every suite of the database on both engines', () => {
  const all = globSync('supabase/tests/*.test.ts').toSorted();
  const onPostgres = [...RUNS.core, ...RUNS.full]
    .flat()
    .filter(({ env }) => env?.('report').DATABASE_TARGET === 'postgres')
    .flatMap(({ command }) => filesOf(command('report')));
  expect([...new Set(onPostgres)].toSorted()).toEqual(all);
  expect(suitesOf(RUNS.full)).toContainEqual(all);
});

test('what "core" leaves out of the unit tests, "full" runs', () => {
  const ignored = commandsOf(RUNS.core)
    .filter((command) => command.includes('jest'))
    .map((command) => filesOf(command));
  expect(ignored).toHaveLength(2);
  for (const patterns of ignored) expect(suitesOf(RUNS.full)).toContainEqual(patterns);
});

test('failed journeys have a second try in "full" alone', () => {
  const triedAgain = Object.entries(RUNS).flatMap(([name, run]) =>
    stepsOf(run).flatMap((step) => (step.secondTry ? [`${name}: ${step.name}`] : [])),
  );
  expect(triedAgain).toEqual(['full: All other journeys']);
});

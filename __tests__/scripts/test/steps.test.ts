/** @jest-environment node */
import { globSync } from 'node:fs';
import { FIRST, LAST, SHARED } from '@/scripts/test/steps';

jest.mock('@/scripts/browser', () => ({ provideBrowser: () => 'a browser' }));

const STEPS = [...FIRST, ...SHARED, ...LAST];
const filesOf = (command: string[]) =>
  command.filter((word) => /^(lib|supabase|scripts|tools|__tests__)\//.test(word));

// A runner is silent about a file that has been renamed, as long as it finds another one.
test.each(STEPS)('$name names files that exist', ({ command }) => {
  const missing = filesOf(command('report')).filter((file) => globSync(`${file}*`).length === 0);
  expect(missing).toEqual([]);
});

test('a step needs only one that has run before it', () => {
  const first = FIRST.map(({ name }) => name);
  for (const { needs } of [...SHARED, ...LAST]) expect([undefined, ...first]).toContain(needs);
});

test('no two steps write into one log', () => {
  const names = STEPS.map(({ name }) => name.replaceAll(/\W+/g, '-').toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

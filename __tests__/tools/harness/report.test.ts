import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseScenarios, Report } from '@/tools/harness/report';

const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
const stored = (): { rows: unknown } =>
  JSON.parse(readFileSync(path.join(folder, 'a-tool.json'), 'utf8')) as { rows: unknown };
const good = { scenario: 'G1', target: 'a goal', measured: 'met', ok: true };

afterAll(() => rmSync(folder, { recursive: true }));

test('every row is stored when it comes, and a scenario that breaks off is one of them', async () => {
  for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockImplementation();
  const report = new Report('a-tool', {}, folder);
  report.add([good]);
  expect(stored().rows).toEqual([good]);

  await report.run({ name: 'G2', run: () => Promise.reject(new Error('no answer')) });
  const broken = { scenario: 'G2', ok: false, measured: 'Error: no answer' };
  expect(stored().rows).toEqual([good, expect.objectContaining(broken)]);

  const exit = jest.spyOn(process, 'exit').mockImplementation();
  report.exit();
  expect(exit).toHaveBeenCalledWith(1);
});

test('--only chooses, and an unknown name is refused', () => {
  expect(['a', 'b', 'c'].filter(chooseScenarios(['a', 'b', 'c'], 'a,c'))).toEqual(['a', 'c']);
  expect(['a', 'b'].filter(chooseScenarios(['a', 'b'], undefined))).toEqual(['a', 'b']);
  expect(() => chooseScenarios(['a'], 'a,d')).toThrow('d');
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRecord } from '@/tools/bench/record';
import { row } from '@/tools/bench/metrics';

const folder = mkdtempSync(path.join(tmpdir(), 'record-'));
const file = path.join(folder, 'new/bench.json');
const stored = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

afterAll(() => rmSync(folder, { recursive: true }));

test('every figure is stored when it comes', () => {
  const about = { run: { runs: 5 } };
  const record = openRecord<number>(file, about);
  expect(stored()).toEqual({ ...about, isComplete: false, rows: [], samples: [] });

  const first = row('phone', '/: LCP', { site: '9 ms' });
  record.addRow(first);
  record.addSample(97);
  const soFar = { ...about, rows: [first], samples: [97] };
  expect(stored()).toEqual({ ...soFar, isComplete: false });

  record.complete();
  expect(stored()).toEqual({ ...soFar, isComplete: true });
});

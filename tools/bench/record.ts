import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from './metrics.ts';

/** Rewritten after every figure, so that an interruption loses none. */
export function openRecord<Sample>(file: string, about: object) {
  const rows: Row[] = [];
  const samples: Sample[] = [];
  mkdirSync(path.dirname(file), { recursive: true });
  const store = (isComplete = false) => {
    const text = JSON.stringify({ ...about, isComplete, rows, samples }, null, 2);
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  store();
  return {
    rows,
    addRow: (row: Row) => {
      rows.push(row);
      store();
    },
    addSample: (sample: Sample) => {
      samples.push(sample);
      store();
    },
    complete: () => store(true),
  };
}

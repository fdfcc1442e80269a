import { percentile } from '../resilience/row.ts';
import type { Sample } from './session.ts';

export type Figure = Record<'p50' | 'p95' | 'p99' | 'cpu50' | 'cpu95', number>;

export const tenths = (values: readonly number[], share: number) =>
  Math.round(percentile(values, share) * 10) / 10;

export function summarize(samples: Sample[]): Figure {
  const wall = samples.map(({ wallMs }) => wallMs);
  const cpu = samples.map(({ cpuMs }) => cpuMs ?? NaN);
  return {
    ...{ p50: tenths(wall, 0.5), p95: tenths(wall, 0.95), p99: tenths(wall, 0.99) },
    ...{ cpu50: tenths(cpu, 0.5), cpu95: tenths(cpu, 0.95) },
  };
}

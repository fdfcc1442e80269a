import type { Sample } from './session.ts';

export type Figure = Record<'p50' | 'p95' | 'p99' | 'cpu50' | 'cpu95', number>;

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return Math.round(value * 10) / 10;
}

export function summarize(samples: Sample[]): Figure {
  const wall = samples.map(({ wallMs }) => wallMs);
  const cpu = samples.map(({ cpuMs }) => cpuMs ?? NaN);
  return {
    ...{ p50: percentile(wall, 0.5), p95: percentile(wall, 0.95), p99: percentile(wall, 0.99) },
    ...{ cpu50: percentile(cpu, 0.5), cpu95: percentile(cpu, 0.95) },
  };
}

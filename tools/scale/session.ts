import { existsSync, readFileSync } from 'node:fs';
import postgres from 'postgres';
import { percentile } from '../harness/figures.ts';

export type Sample = { wallMs: number; cpuMs: number | null };
export type Figure = Record<'p50' | 'p95' | 'p99' | 'cpu50' | 'cpu95', number>;

/** Typical settings of a database with two cores and eight gigabytes. */
export const SETTINGS = [
  'shared_buffers=2GB',
  'effective_cache_size=6GB',
  'work_mem=16MB',
  'random_page_cost=1.1',
  'fsync=on',
  'max_wal_size=16GB',
  'checkpoint_timeout=30min',
];

export const tenths = (values: readonly number[], share: number): number =>
  Math.round(percentile(values, share) * 10) / 10;

export function summarize(samples: readonly Sample[]): Figure {
  const wall = samples.map(({ wallMs }) => wallMs);
  const cpu = samples.map(({ cpuMs }) => cpuMs ?? NaN);
  return {
    p50: tenths(wall, 0.5),
    p95: tenths(wall, 0.95),
    p99: tenths(wall, 0.99),
    cpu50: tenths(cpu, 0.5),
    cpu95: tenths(cpu, 0.95),
  };
}

/** A connection that reports the time of each statement and, on Linux, its own CPU time. */
export async function openSession(url: string) {
  let notices: string[] = [];
  const sql = postgres(url, {
    max: 1,
    onnotice: ({ message }) => void notices.push(message ?? ''),
  });
  const [row] = await sql`select pg_backend_pid() as pid`;
  const meter = `/proc/${row?.pid}/schedstat`;
  const cpuMs = () =>
    existsSync(meter) ? Number(readFileSync(meter, 'utf8').split(' ')[0]) / 1e6 : null;
  return {
    run: async (statement: string) => [...(await sql.unsafe(statement))],
    timed: async (statement: string) => {
      const cpuBefore = cpuMs();
      const started = performance.now();
      const rows = [...(await sql.unsafe(statement))];
      const wallMs = performance.now() - started;
      const cpuAfter = cpuMs();
      const sample: Sample = {
        wallMs,
        cpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
      };
      return { rows, sample };
    },
    /** The plans of all statements run inside its functions. */
    plansOf: async (statement: string) => {
      notices = [];
      await sql.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_level = notice;
        set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on;
        set auto_explain.log_buffers = on`);
      await sql.unsafe(statement);
      await sql.unsafe('set auto_explain.log_min_duration = -1');
      return notices;
    },
    end: () => sql.end(),
  };
}

export type Session = Awaited<ReturnType<typeof openSession>>;

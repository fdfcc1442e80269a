import { existsSync, readFileSync } from 'node:fs';
import postgres from 'postgres';

export type Sample = { wallMs: number; cpuMs: number | null };

/** One connection that says what each statement took, on Linux also how much processor time of its own. */
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
    /** The plans of everything a statement runs inside its functions. */
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

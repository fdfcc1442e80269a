import { redact } from '../log/redact.ts';

type Result = {
  data: unknown;
  error: { message: string; code?: string; details?: string | null } | null;
  status?: number;
};

/** The database was not reached, or did not answer in time; the query itself is fine. */
class UpstreamAway extends Error {
  override readonly name = 'UpstreamAway';
}

/** By its name, because Next bundles what runs at its start apart from the pages. */
export const isUpstreamAwayError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UpstreamAway';

// supabase-js reports status 0 when there was no response; an error of the query is a 4xx.
const isAway = (status: number) => status === 0 || status >= 500;

// A lock that others held too long, and a deadlock.
const BUSY = new Set(['55P03', '40P01']);

/** Whether the same call may succeed in a moment. */
export const isBusyError = ({ code = '' }: { code?: string }): boolean => BUSY.has(code);

/** supabase-js returns errors; one that the caller does not expect is thrown, never swallowed. */
export function expectData<R extends Result>(result: R): Extract<R, { error: null }>['data'] {
  if (result.error) {
    const Kind = isAway(result.status ?? 400) ? UpstreamAway : Error;
    const message = redact(result.error.message);
    // Frameworks print an error with all it holds, and the database's details have the row.
    throw new Kind(`A database call failed: ${message}`, {
      cause: { code: result.error.code, message },
    });
  }
  return result.data;
}

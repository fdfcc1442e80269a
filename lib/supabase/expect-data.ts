import { redact } from '../log/redact.ts';

type Result = {
  data: unknown;
  error: { message: string; code?: string; details?: string | null } | null;
  status?: number;
};

/** The database was unreachable or didn't respond in time; the query itself is fine. */
class UpstreamDown extends Error {
  override readonly name = 'UpstreamDown';
}

/** Checked by name, because Next bundles instrumentation apart from the pages. */
export const isUpstreamDownError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UpstreamDown';

// supabase-js reports status 0 without a response; an error in the query is a 4xx.
const isAway = (status: number) => status === 0 || status >= 500;

// A lock that others held too long, and a deadlock.
const BUSY = new Set(['55P03', '40P01']);

/** Whether a retry may succeed shortly. */
export const isBusyError = ({ code = '' }: { code?: string }): boolean => BUSY.has(code);

/** Returns the data of a supabase-js result and throws its error, so that no error is swallowed. */
export function expectData<R extends Result>(result: R): Extract<R, { error: null }>['data'] {
  if (result.error) {
    const Kind = isAway(result.status ?? 400) ? UpstreamDown : Error;
    const message = redact(result.error.message);
    // Frameworks print an error with all its properties, and the database's details contain the row.
    throw new Kind(`A database call failed: ${message}`, {
      cause: { code: result.error.code, message },
    });
  }
  return result.data;
}

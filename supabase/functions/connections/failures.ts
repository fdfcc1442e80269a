import type { Outcome, OutcomeCode } from '../../../lib/schemas/host/settings/connections.ts';

export const outcome = (code: OutcomeCode, detail: string | number = ''): Outcome => ({
  code,
  detail: String(detail).slice(0, 300),
});

/** The texts of an error and its causes. Node has a code, Deno only a message. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', cause, detail } = error as Error & { code?: string; detail?: unknown };
  const rest = cause ?? detail;
  return `${error.name} ${code} ${error.message}${rest === undefined ? '' : ` ${wordsOf(rest)}`}`;
}

/** Why a server was unreachable. */
export function networkFailure(error: unknown, host: string): Outcome {
  const words = wordsOf(error);
  if (/timed out|ETIMEDOUT|TIMEOUT|TimeoutError|AbortError|EABORT/.test(words)) {
    return outcome('timed_out', host);
  }
  if (/ENOTFOUND|EAI_AGAIN|EDNS|dns error/.test(words)) return outcome('unknown_host', host);
  if (/certificate|\bCERT_|ETLS|ERR_TLS|\bSSL\b|ERR_SSL|\bTLS\b|EPROTO\b/.test(words)) {
    return outcome('tls_failed', host);
  }
  return outcome('unreachable', host);
}

/** The outcome for a status other than success. */
export function statusFailure(status: number): Outcome {
  if (status === 401) return outcome('wrong_key');
  if (status === 403) return outcome('not_permitted');
  if (status === 404) return outcome('not_found');
  if (status === 429) return outcome('busy');
  return outcome(status >= 500 ? 'server_error' : 'bad_answer', status);
}

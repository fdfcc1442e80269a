import { AsyncLocalStorage } from 'node:async_hooks';

/** Shared by all calls of one request: its id in the logs, its deadline, and the database call being served. */
type RequestContext = { requestId: string; endsAt: number; call?: string };

const storage = new AsyncLocalStorage<RequestContext>();

// A proxy's own id (nginx writes 32 hexadecimal digits, others a UUID). Anything else could carry user input.
const KNOWN_ID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const CALL = /^\/((?:rest\/v1\/(?:rpc\/)?|auth\/v1\/)[a-z_]{1,63})(?:\/|$)/;

export const requestIdOf = (headers: Headers): string => {
  const sent = headers.get('X-Request-Id');
  return sent !== null && KNOWN_ID.test(sent) ? sent : crypto.randomUUID();
};

export const withRequestContext = <T>(context: RequestContext, work: () => T): T =>
  storage.run(context, work);

/** Serves a call of the database's API; log lines in it name the table or function and the request. */
export const withCall = <T>(request: Request, work: () => T): T => {
  const given = storage.getStore() ?? { requestId: requestIdOf(request.headers), endsAt: Infinity };
  return storage.run({ ...given, call: CALL.exec(new URL(request.url).pathname)?.[1] }, work);
};

export const currentRequestId = (): string | null => storage.getStore()?.requestId ?? null;

export const currentCall = (): string | undefined => storage.getStore()?.call;

/** The time left for the current request; infinite outside one. */
export const timeLeftMs = (): number =>
  Math.max(0, (storage.getStore()?.endsAt ?? Infinity) - performance.now());

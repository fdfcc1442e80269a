import { AsyncLocalStorage } from 'node:async_hooks';

/** Notes about a request for the server that responds to it. */
export type RequestOutcome = { isUpstreamDown: boolean };

// Kept on the global object, because Next bundles the pages apart from the server in front of it.
const scope = globalThis as { [OUTCOMES]?: AsyncLocalStorage<RequestOutcome> };
const OUTCOMES = Symbol.for('cabins.request-outcomes');
const storage = (scope[OUTCOMES] ??= new AsyncLocalStorage<RequestOutcome>());

export const withOutcome = <T>(outcome: RequestOutcome, work: () => T): T =>
  storage.run(outcome, work);

/** Records that the database or a function didn't respond in time to the current request. */
export function recordUpstreamDown(): void {
  const outcome = storage.getStore();
  if (outcome) outcome.isUpstreamDown = true;
}

export const isUpstreamDown = (): boolean => storage.getStore()?.isUpstreamDown ?? false;

import { AsyncLocalStorage } from 'node:async_hooks';

/** Notes of a request for the server that answers it. */
export type RequestOutcome = { isUpstreamAway: boolean };

// On the global object, because Next bundles the pages apart from the server before it.
const scope = globalThis as { [OUTCOMES]?: AsyncLocalStorage<RequestOutcome> };
const OUTCOMES = Symbol.for('cabins.request-outcomes');
const storage = (scope[OUTCOMES] ??= new AsyncLocalStorage<RequestOutcome>());

export const withOutcome = <T>(outcome: RequestOutcome, work: () => T): T =>
  storage.run(outcome, work);

/** The database or a function has not answered the request being served in time, or not at all. */
export function noteUpstreamAway(): void {
  const outcome = storage.getStore();
  if (outcome) outcome.isUpstreamAway = true;
}

export const isUpstreamAway = (): boolean => storage.getStore()?.isUpstreamAway ?? false;

// Kept on the global object, because Next bundles instrumentation apart from the routes.
const scope = globalThis as { [IS_DRAINING]?: boolean };
const IS_DRAINING = Symbol.for('cabins.is-draining');

/** Makes /api/health answer 503, so that a load balancer sends no new requests. */
export function startDraining(): void {
  scope[IS_DRAINING] = true;
}

export const isDraining = (): boolean => scope[IS_DRAINING] === true;

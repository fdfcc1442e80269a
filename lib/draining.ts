// On the global object, because Next bundles what runs at its start apart from the routes.
const scope = globalThis as { [IS_DRAINING]?: boolean };
const IS_DRAINING = Symbol.for('cabins.is-draining');

/** From here on the site says that it is not ready, so that whoever spreads the requests sends no new ones. */
export function startDraining(): void {
  scope[IS_DRAINING] = true;
}

export const isDraining = (): boolean => scope[IS_DRAINING] === true;

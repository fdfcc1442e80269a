import { ALL_ROUTES } from '../../lib/http/console-pages.ts';
import type { Route } from '../../lib/http/routes.ts';

/** An address of each of these routes, which finds nothing where it has a parameter. */
export const addressesWhere = (holds: (route: Route) => boolean): string[] =>
  Object.entries(ALL_ROUTES)
    .filter(([, route]) => holds(route))
    .map(([path]) => path.replaceAll(/\[(\w+)\]/g, 'no-such-$1'));

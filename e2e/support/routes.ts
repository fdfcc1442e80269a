import { ALL_ROUTES } from '../../lib/http/console-pages.ts';
import type { Route } from '../../lib/http/routes.ts';

/** A URL of each matching route; parameters have unknown values. */
export const addressesWhere = (holds: (route: Route) => boolean): string[] =>
  Object.entries(ALL_ROUTES)
    .filter(([, route]) => holds(route))
    .map(([path]) => path.replaceAll(/\[(\w+)\]/g, 'no-such-$1'));

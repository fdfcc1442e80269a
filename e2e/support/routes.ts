import { ROUTES } from '../../lib/http/routes.ts';

type Path = keyof typeof ROUTES;
type Route = (typeof ROUTES)[Path];

/** A URL of each matching route; parameters have unknown values. */
export const addressesWhere = (holds: (route: Route) => boolean): string[] =>
  Object.entries(ROUTES)
    .filter(([, route]) => holds(route))
    .map(([path]) => path.replaceAll(/\[(\w+)\]/g, 'no-such-$1'));

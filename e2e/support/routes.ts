import { ROUTES } from '../../lib/http/routes.ts';

type Path = keyof typeof ROUTES;
type Route = (typeof ROUTES)[Path];

/** An address of each of these routes, which finds nothing where it has a parameter. */
export const addressesWhere = (holds: (route: Route) => boolean): string[] =>
  Object.entries(ROUTES)
    .filter(([, route]) => holds(route))
    .map(([path]) => path.replaceAll(/\[(\w+)\]/g, 'no-such-$1'));

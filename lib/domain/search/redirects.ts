import type { Area } from '../catalog/area.ts';
import { parseCabinFilter, parseCabinSort } from '../catalog/cabin-filters.ts';
import { parseSearchParams } from './search-criteria.ts';
import type { SearchProblem } from './search-fields.ts';

const UTM_NAME = /^utm_[a-z_]{1,20}$/;
const UTM_VALUE = /^[\p{L}\p{N} ._~+|:()-]{1,100}$/u;
const MAX_UTM = 8;

const LISTS: Readonly<Record<string, (value: unknown) => string | null>> = {
  filter: parseCabinFilter,
  sort: parseCabinSort,
};

function utmOf(params: URLSearchParams): [string, string][] {
  const valid = [...params].filter(([name, value]) => UTM_NAME.test(name) && UTM_VALUE.test(value));
  return [...new Map(valid)].slice(0, MAX_UTM);
}

/** The search in an old URL that /cabins can show; anything else is dropped. */
function searchOf(params: URLSearchParams, areas: readonly Area[]): [string, string][] {
  const fields = Object.fromEntries([...params].reverse());
  const { criteria, problems } = parseSearchParams(fields, areas);
  const given = (name: SearchProblem, value: string | number | null): [string, string][] =>
    value === null || !params.get(name)?.trim() || problems.includes(name)
      ? []
      : [[name, String(value)]];
  return [
    ...given('check_in', criteria.checkIn),
    ...given('check_out', criteria.checkOut),
    ...given('city', criteria.city),
    ...given('flexible_days', criteria.flexibleDays),
    ...given('guests', criteria.guests),
    ...Object.entries(LISTS).flatMap(([name, parse]): [string, string][] => {
      const value = parse(params.get(name));
      return value === null ? [] : [[name, value]];
    }),
  ];
}

const MOVED: Readonly<Record<string, { to: string; keep: typeof searchOf }>> = {
  '/search': { to: '/cabins', keep: searchOf },
  '/list-cabin': { to: '/sign-up', keep: () => [] },
};

/** The redirects of product §2.1, rebuilt from allowed parameters only. Null for every other URL. */
export function movedTo(
  pathname: string,
  params: URLSearchParams,
  areas: readonly Area[],
): string | null {
  if (!Object.hasOwn(MOVED, pathname)) return null;
  const moved = MOVED[pathname];
  if (!moved) return null;
  const query = new URLSearchParams([...moved.keep(params, areas), ...utmOf(params)]).toString();
  return query ? `${moved.to}?${query}` : moved.to;
}

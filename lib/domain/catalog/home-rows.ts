import type { CabinSummary } from './cabin.ts';
import { isDrawing, pickOneKind } from '../values/picture-urls.ts';
import { filterCabins, matchesFilter, sortCabins, type CabinFilter } from './cabin-filters.ts';

export type HomeRowId =
  'popular' | 'photographed' | 'pools' | 'mountain-views' | 'pet-friendly' | 'family';
export type HomeRow = {
  id: HomeRowId;
  title: string;
  cabins: CabinSummary[];
  /** The cabins when no deal is shown; omitted where they are the same. */
  withoutDeal?: CabinSummary[];
};

type RowRule = {
  id: HomeRowId;
  limit: number;
  /** The category of the row; null for the most viewed cabins. */
  filter: CabinFilter | null;
};

const ASSIGNMENT_ORDER: readonly RowRule[] = [
  { id: 'mountain-views', limit: 5, filter: 'mountain-views' },
  { id: 'popular', limit: 5, filter: null },
  { id: 'pools', limit: 8, filter: 'pool' },
  { id: 'pet-friendly', limit: 8, filter: 'pet-friendly' },
  { id: 'family', limit: 8, filter: 'family' },
];

type Hidden = readonly CabinFilter[];

const listRules = (hidden: Hidden) =>
  ASSIGNMENT_ORDER.filter(({ filter }) => filter === null || !hidden.includes(filter));

function pickFor({ filter }: RowRule, cabins: readonly CabinSummary[], hidden: Hidden) {
  if (filter !== null) return filterCabins(cabins, filter);
  const hasViewRow = !hidden.includes('mountain-views');
  return sortCabins(cabins, 'popular').filter(
    (cabin) => !(hasViewRow && matchesFilter(cabin, 'mountain-views')),
  );
}

const DISPLAY_ORDER: readonly { id: HomeRowId; title: string }[] = [
  { id: 'popular', title: 'Popular This Week' },
  { id: 'pools', title: 'Cabins with Indoor Pools' },
  { id: 'mountain-views', title: 'Best Mountain Views' },
  { id: 'pet-friendly', title: 'Pet Friendly' },
  { id: 'family', title: 'Family Favorites' },
  { id: 'photographed', title: 'In Real Photos' },
];

const MAX_PHOTOGRAPHED = 8;

type Assigned = Map<HomeRowId, CabinSummary[]>;

function assignCabins(cabins: readonly CabinSummary[], hidden: Hidden): Assigned {
  const remaining = new Map(cabins.map((cabin) => [cabin.id, cabin]));
  const assigned: Assigned = new Map();
  for (const rule of listRules(hidden)) {
    const found = pickFor(rule, [...remaining.values()], hidden);
    const picked = pickOneKind(found, rule.limit);
    for (const cabin of picked) remaining.delete(cabin.id);
    assigned.set(rule.id, picked);
  }
  // Where the rows also have drawn cabins, the remaining photographed ones get a row of their own.
  const isMixed = cabins.some(({ heroImageUrl }) => isDrawing(heroImageUrl));
  const left = isMixed
    ? [...remaining.values()].filter(({ heroImageUrl }) => !isDrawing(heroImageUrl))
    : [];
  return assigned.set('photographed', left.slice(0, MAX_PHOTOGRAPHED));
}

const isSame = (some: readonly CabinSummary[], others: readonly CabinSummary[]) =>
  some.length === others.length && some.every((cabin, index) => cabin === others[index]);

/**
 * The home page's rows in display order: each cabin in at most one row, empty rows omitted (product §2.4, §9.9). The
 * cabin of the day's deal comes first in Popular This Week, and is in no other row while the deal is shown. Apart from
 * the deal, a row has only photographs or only drawings. `hidden` lists categories without a row.
 */
export function assignHomeRows(
  cabins: readonly CabinSummary[],
  dealCabinId: string | null = null,
  hidden: Hidden = [],
): HomeRow[] {
  const others = cabins.filter(({ id }) => id !== dealCabinId);
  const hasDeal = others.length < cabins.length;
  const assigned = assignCabins(others, hidden);
  const all = hasDeal ? assignCabins(cabins, hidden) : assigned;
  const ids = ['photographed', ...listRules(hidden).map(({ id }) => id)];
  return DISPLAY_ORDER.flatMap(({ id, title }) => {
    if (!ids.includes(id)) return [];
    const [shown, withoutDeal] = [assigned.get(id) ?? [], all.get(id) ?? []];
    const row: HomeRow = { id, title, cabins: shown };
    return isSame(shown, withoutDeal) ? row : { ...row, withoutDeal };
  }).filter(
    ({ id, cabins: shown, withoutDeal }) =>
      shown.length > 0 || withoutDeal || (hasDeal && id === 'popular'),
  );
}

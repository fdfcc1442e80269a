import type { CabinSummary } from './cabin.ts';
import { filterCabins, matchesFilter, sortCabins } from './cabin-filters.ts';

export type HomeRowId = 'popular' | 'pools' | 'mountain-views' | 'pet-friendly' | 'family';
export type HomeRow = {
  id: HomeRowId;
  title: string;
  cabins: CabinSummary[];
  /** How many cabins there are of its kind, wherever they stand. */
  total: number;
  /** What stands in it when no deal is shown; left out where that is the same. */
  withoutDeal?: CabinSummary[];
};

type RowRule = { id: HomeRowId; limit: number; pick: (cabins: CabinSummary[]) => CabinSummary[] };

const ASSIGNMENT_ORDER: readonly RowRule[] = [
  {
    id: 'mountain-views',
    limit: 5,
    pick: (cabins) => filterCabins(cabins, 'mountain-views'),
  },
  {
    id: 'popular',
    limit: 5,
    pick: (cabins) =>
      sortCabins(cabins, 'popular').filter((cabin) => !matchesFilter(cabin, 'mountain-views')),
  },
  { id: 'pools', limit: 8, pick: (cabins) => filterCabins(cabins, 'pool') },
  { id: 'pet-friendly', limit: 8, pick: (cabins) => filterCabins(cabins, 'pet-friendly') },
  { id: 'family', limit: 8, pick: (cabins) => filterCabins(cabins, 'family') },
];

const DISPLAY_ORDER: readonly { id: HomeRowId; title: string }[] = [
  { id: 'popular', title: 'Popular This Week' },
  { id: 'pools', title: 'Cabins with Indoor Pools' },
  { id: 'mountain-views', title: 'Best Mountain Views' },
  { id: 'pet-friendly', title: 'Pet Friendly' },
  { id: 'family', title: 'Family Favorites' },
];

type Assigned = Map<HomeRowId, CabinSummary[]>;

function assignCabins(cabins: readonly CabinSummary[]): Assigned {
  const remaining = new Map(cabins.map((cabin) => [cabin.id, cabin]));
  const assigned: Assigned = new Map();
  for (const { id, limit, pick } of ASSIGNMENT_ORDER) {
    const picked = pick([...remaining.values()]).slice(0, limit);
    for (const cabin of picked) remaining.delete(cabin.id);
    assigned.set(id, picked);
  }
  return assigned;
}

const isSame = (some: readonly CabinSummary[], others: readonly CabinSummary[]) =>
  some.length === others.length && some.every((cabin, index) => cabin === others[index]);

/**
 * The home page's rows in display order, each cabin in one row at most, empty rows left out (product §2.4, §9.9). The cabin of
 * the day's deal has the first place of Popular This Week, beside these, and so no other while the deal is shown.
 */
export function assignHomeRows(
  cabins: readonly CabinSummary[],
  dealCabinId: string | null = null,
): HomeRow[] {
  const others = cabins.filter(({ id }) => id !== dealCabinId);
  const hasDeal = others.length < cabins.length;
  const assigned = assignCabins(others);
  const all = hasDeal ? assignCabins(cabins) : assigned;
  const pickOf = new Map(ASSIGNMENT_ORDER.map(({ id, pick }) => [id, pick]));
  return DISPLAY_ORDER.map(({ id, title }) => {
    const [shown, withoutDeal] = [assigned.get(id) ?? [], all.get(id) ?? []];
    const total = pickOf.get(id)?.([...cabins]).length ?? 0;
    const row: HomeRow = { id, title, cabins: shown, total };
    return isSame(shown, withoutDeal) ? row : { ...row, withoutDeal };
  }).filter(
    ({ id, cabins: shown, withoutDeal }) =>
      shown.length > 0 || withoutDeal || (hasDeal && id === 'popular'),
  );
}

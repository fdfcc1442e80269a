import type { CabinSummary } from './cabin.ts';
import { filterCabins, matchesFilter, sortCabins } from './cabin-filters.ts';

export type HomeRowId = 'popular' | 'pools' | 'mountain-views' | 'pet-friendly' | 'family';
export type HomeRow = {
  id: HomeRowId;
  title: string;
  cabins: CabinSummary[];
  /** How many cabins there are of its kind, wherever they stand. */
  total: number;
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

/**
 * The home page's rows in display order, each cabin in one row at most, empty rows left out (product §2.4, §9.9). The cabin of
 * the day's deal has the first place of Popular This Week, beside these, and so no other.
 */
export function assignHomeRows(
  cabins: readonly CabinSummary[],
  dealCabinId: string | null = null,
): HomeRow[] {
  const remaining = new Map(cabins.map((cabin) => [cabin.id, cabin]));
  const hasDeal = dealCabinId !== null && remaining.delete(dealCabinId);
  const assigned = new Map<HomeRowId, Pick<HomeRow, 'cabins' | 'total'>>();
  for (const { id, limit, pick } of ASSIGNMENT_ORDER) {
    const picked = pick([...remaining.values()]).slice(0, limit);
    for (const cabin of picked) remaining.delete(cabin.id);
    assigned.set(id, { cabins: picked, total: pick([...cabins]).length });
  }
  return DISPLAY_ORDER.map((row) => ({
    ...row,
    cabins: [],
    total: 0,
    ...assigned.get(row.id),
  })).filter((row) => row.cabins.length > 0 || (hasDeal && row.id === 'popular'));
}

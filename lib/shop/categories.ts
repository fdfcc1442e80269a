import {
  CABIN_FILTERS,
  parseCabinFilter,
  type CabinFilter,
} from '../domain/catalog/cabin-filters.ts';
import { shop } from './shop.ts';

/** Whether the host shows a category. */
export const isCategoryShown = (filter: CabinFilter): boolean => !shop().hidden?.includes(filter);

export const shownFilters = (): CabinFilter[] => CABIN_FILTERS.filter(isCategoryShown);

/** The category named in a URL; null for a hidden or unknown one. */
export function parseShownFilter(value: unknown): CabinFilter | null {
  const filter = parseCabinFilter(value);
  return filter !== null && isCategoryShown(filter) ? filter : null;
}

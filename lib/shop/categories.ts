import {
  CABIN_FILTERS,
  parseCabinFilter,
  type CabinFilter,
} from '../domain/catalog/cabin-filters.ts';
import { shop } from './shop.ts';

/** Whether the host shows a category. */
export const isShown = (filter: CabinFilter): boolean => !shop().hidden?.includes(filter);

export const shownFilters = (): CabinFilter[] => CABIN_FILTERS.filter(isShown);

/** The category named in an address; null for one that is hidden or unknown. */
export function parseShownFilter(value: unknown): CabinFilter | null {
  const filter = parseCabinFilter(value);
  return filter !== null && isShown(filter) ? filter : null;
}

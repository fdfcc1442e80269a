import type { CabinFilter } from '@/lib/domain/catalog/cabin-filters';
import { shop } from '@/lib/shop/shop';

export const FILTER_LABELS: Readonly<Record<CabinFilter, string>> = {
  'hot-tub': 'Hot tub',
  pool: 'Indoor pool',
  'mountain-views': 'Mountain views',
  'pet-friendly': 'Pet friendly',
  family: 'Family',
};

/** The filters in the order of the lists, without those the host hides. */
export const listFilters = (): CabinFilter[] =>
  (Object.keys(FILTER_LABELS) as CabinFilter[]).filter((each) => !shop().hidden?.includes(each));

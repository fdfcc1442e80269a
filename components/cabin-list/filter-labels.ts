import type { CabinFilter } from '@/lib/domain/catalog/cabin-filters';

export const FILTER_LABELS: Readonly<Record<CabinFilter, string>> = {
  'hot-tub': 'Hot tub',
  pool: 'Indoor pool',
  'mountain-views': 'Mountain views',
  'pet-friendly': 'Pet friendly',
  family: 'Family',
};

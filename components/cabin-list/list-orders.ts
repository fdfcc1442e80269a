import type { CabinSort } from '@/lib/domain/catalog/cabin-filters';

// Separate from the client modules, because a server component can't import values from those.
export const LIST_ORDERS: readonly { sort: CabinSort; label: string }[] = [
  { sort: 'recommended', label: 'Recommended' },
  { sort: 'popular', label: 'Most popular' },
  { sort: 'price', label: 'Lowest price' },
  { sort: 'size', label: 'Largest' },
];

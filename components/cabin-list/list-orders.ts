import type { CabinSort } from '@/lib/domain/catalog/cabin-filters';

// In a module of their own: a server component gets no values from a client module.
export const LIST_ORDERS: readonly { sort: CabinSort; label: string }[] = [
  { sort: 'recommended', label: 'Recommended' },
  { sort: 'popular', label: 'Most popular' },
  { sort: 'price', label: 'Lowest price' },
  { sort: 'size', label: 'Largest' },
];

/** On narrow screens the orders scroll sideways, in one row with the buttons beside them. */
export const SCROLLED = 'min-w-0 [scrollbar-width:none] overflow-x-auto whitespace-nowrap';

import type { CabinSort } from '@/lib/domain/catalog/cabin-filters';

// Separate from the client modules, because a server component can't import values from those.
export const LIST_ORDERS: readonly { sort: CabinSort; label: string }[] = [
  { sort: 'recommended', label: 'Recommended' },
  { sort: 'popular', label: 'Most popular' },
  { sort: 'price', label: 'Lowest price' },
  { sort: 'size', label: 'Largest' },
];

/** Where they don't fit, the orders scroll sideways and fade out at the edge where there are more. */
export const SCROLLED =
  'min-w-0 grow basis-64 [scrollbar-width:none] overflow-x-auto whitespace-nowrap max-laptop:[mask:linear-gradient(to_left,#0000,#000_1.25rem)]';

import type { ItemList } from 'schema-dts';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { paths } from '@/lib/http/paths';

/** A list of cabins in the order the page shows them. */
export const cabinItemList = (
  name: string,
  cabins: readonly Pick<CabinSummary, 'slug'>[],
  origin: string,
): ItemList => ({
  '@type': 'ItemList',
  name,
  numberOfItems: cabins.length,
  itemListElement: cabins.map(({ slug }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: `${origin}${paths.cabin(slug)}`,
  })),
});

import type { CabinSort } from '@/lib/domain/catalog/cabin-filters';
import { placeOfDistances } from '@/lib/domain/catalog/region';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { toStay } from '@/lib/domain/stays/stay';
import type { ListChoice } from './browse-path';
import { FilterLinks, SortLinks } from './browse-links';

type Props = { criteria: SearchCriteria; choice: ListChoice; search: string };

/** The control says what each order means here: which price, and the distance from where. */
function sortsOf(criteria: SearchCriteria): { sort: CabinSort; label: string }[] {
  return [
    { sort: 'recommended', label: 'Recommended' },
    { sort: 'price', label: toStay(criteria) === null ? 'Price of a night' : 'Total price' },
    { sort: 'rating', label: 'Rating' },
    { sort: 'distance', label: `Distance from ${placeOfDistances(criteria.city).name}` },
    { sort: 'popular', label: 'Most popular' },
  ];
}

export const ResultFilters = ({ choice, search }: Omit<Props, 'criteria'>) => (
  <FilterLinks filter={choice.filter} sort={choice.sort ?? 'recommended'} search={search} />
);

/** On narrow screens the orders scroll sideways, in one row with the map's button. */
export const ResultSorts = ({ criteria, choice, search }: Props) => (
  <SortLinks
    filter={choice.filter}
    sort={choice.sort ?? 'recommended'}
    search={search}
    sorts={sortsOf(criteria)}
    className="min-w-0 [scrollbar-width:none] overflow-x-auto whitespace-nowrap"
  />
);

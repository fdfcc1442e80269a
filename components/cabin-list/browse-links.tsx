'use client';

import { Link } from '@/components/ui/link';
import type { CabinFilter, CabinSort, ListSort } from '@/lib/domain/catalog/cabin-filters';
import { plural } from '@/lib/copy/format';
import { browsePath, choicePath } from './browse-path';
import { FILTER_LABELS, listFilters } from './filter-labels';
import { LimitsForm } from './limits-form';
import { LIST_ORDERS } from './list-orders';

type ListProps = { filter: CabinFilter | null; sort: ListSort };
/** The query string of the search; undefined for a list without one. */
type FilterProps = { filter: CabinFilter | null; sort: CabinSort; search?: string };

const pathOf = (filter: CabinFilter | null, sort: CabinSort, search: string | undefined) =>
  search === undefined
    ? browsePath(filter, sort)
    : choicePath(search, { filter, sort: sort === 'recommended' ? null : sort });

/** On phones the form has the filters. */
export function FilterLinks({ filter, sort, search }: FilterProps) {
  const filters = listFilters();
  if (filters.length === 0) return null;
  return (
    <nav aria-label="Filter cabins" className="list-filters max-tablet:hidden">
      <ul className="filter-chips">
        {[null, ...filters].map((each) => (
          <li key={each}>
            <Link
              href={pathOf(each, sort, search)}
              className="filter-chip"
              aria-current={each === filter ? 'page' : undefined}
              rel={search === undefined ? undefined : 'nofollow'}
            >
              {each === null ? 'All cabins' : FILTER_LABELS[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows the filters, the sort orders and the count above a list. */
export function BrowseBar({ filter, sort, count }: ListProps & { count: number }) {
  return (
    <>
      <FilterLinks filter={filter} sort={sort} />
      <SortLinks filter={filter} sort={sort} sorts={LIST_ORDERS} />
      <p className="text-sm font-semibold whitespace-nowrap text-ink-soft max-tablet:grow">
        {`${count} ${plural(count, 'cabin', 'cabins')}`}
      </p>
      <LimitsForm filter={filter} sort={sort} sorts={LIST_ORDERS} />
    </>
  );
}

type SortProps = FilterProps & {
  /** The path of the default order, unless it is a search. */
  usual?: string;
  sorts: readonly { sort: CabinSort; label: string }[];
};

/** Where they don't fit, the orders scroll sideways and fade out at the edge where there are more; on phones the form has them. */
export function SortLinks({ filter, sort, search, usual, sorts }: SortProps) {
  return (
    <nav
      aria-label="Sort cabins"
      className="min-w-0 grow basis-64 [scrollbar-width:none] overflow-x-auto whitespace-nowrap max-laptop:[mask:linear-gradient(to_left,#0000,#000_1.25rem)] max-tablet:hidden"
    >
      <ul className="flex gap-5 max-laptop:pr-5">
        {sorts.map((each) => (
          <li key={each.sort}>
            <Link
              href={(each.sort === 'recommended' && usual) || pathOf(filter, each.sort, search)}
              className="sort-link"
              aria-current={each.sort === sort ? 'true' : undefined}
              rel={each.sort === 'recommended' && search === undefined ? undefined : 'nofollow'}
            >
              {each.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

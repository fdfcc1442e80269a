'use client';

import { Link } from '@/components/ui/link';
import type { CabinFilter, CabinSort, ListSort } from '@/lib/domain/catalog/cabin-filters';
import { plural } from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';
import { browsePath, choicePath } from './browse-path';
import { FILTER_LABELS } from './filter-labels';
import { LimitsForm } from './limits-form';
import { LIST_ORDERS, SCROLLED } from './list-orders';

type ListProps = { filter: CabinFilter | null; sort: ListSort };
/** The query string of the search; undefined for a list without one. */
type FilterProps = { filter: CabinFilter | null; sort: CabinSort; search?: string };

const pathOf = (filter: CabinFilter | null, sort: CabinSort, search: string | undefined) =>
  search === undefined
    ? browsePath(filter, sort)
    : choicePath(search, { filter, sort: sort === 'recommended' ? null : sort });

/** On phones the filters scroll sideways in one row. */
export function FilterLinks({ filter, sort, search }: FilterProps) {
  const filters = (Object.keys(FILTER_LABELS) as CabinFilter[]).filter(
    (each) => !shop().hidden?.includes(each),
  );
  if (filters.length === 0) return null;
  return (
    <nav aria-label="Filter cabins" className="list-filters">
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
      <SortLinks filter={filter} sort={sort} sorts={LIST_ORDERS} className={SCROLLED} />
      <p className="text-sm font-semibold whitespace-nowrap text-ink-soft max-tablet:sr-only">
        {`${count} ${plural(count, 'cabin', 'cabins')}`}
      </p>
      <LimitsForm filter={filter} sort={sort} />
    </>
  );
}

type SortProps = FilterProps & {
  /** The path of the default order, unless it is a search. */
  usual?: string;
  /** On phones the details are only heard. */
  sorts: readonly { sort: CabinSort; label: string; detail?: string }[];
  className?: string;
};

export function SortLinks({ filter, sort, search, usual, sorts, className = '' }: SortProps) {
  return (
    <nav aria-label="Sort cabins" className={`list-sorts ${className}`}>
      <ul className="flex gap-2.5 max-laptop:pr-5 tablet:gap-5">
        {sorts.map((each) => (
          // The scrolled row clips hidden details only if they are placed within it.
          <li key={each.sort} className="relative">
            <Link
              href={(each.sort === 'recommended' && usual) || pathOf(filter, each.sort, search)}
              className="sort-link"
              aria-current={each.sort === sort ? 'true' : undefined}
              rel={each.sort === 'recommended' && search === undefined ? undefined : 'nofollow'}
            >
              {each.label}
              {each.detail && <span className="max-tablet:sr-only">&nbsp;{each.detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

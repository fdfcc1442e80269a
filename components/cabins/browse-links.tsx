'use client';

import Link from 'next/link';
import type { CabinFilter, CabinSort } from '@/lib/domain/catalog/cabin-filters';
import { plural } from '@/lib/format';
import { browsePath } from './browse-path';

const FILTERS: readonly { filter: CabinFilter | null; label: string }[] = [
  { filter: null, label: 'All cabins' },
  { filter: 'hot-tub', label: 'Hot tub' },
  { filter: 'pool', label: 'Indoor pool' },
  { filter: 'mountain-views', label: 'Mountain views' },
  { filter: 'pet-friendly', label: 'Pet friendly' },
  { filter: 'family', label: 'Family' },
];
const SORTS: readonly { sort: CabinSort; label: string }[] = [
  { sort: 'recommended', label: 'Recommended' },
  { sort: 'popular', label: 'Most popular' },
];

type ListProps = { filter: CabinFilter | null; sort: CabinSort };

/** On a narrow screen the filters are one line to swipe along. */
export function FilterLinks({ filter, sort }: ListProps) {
  return (
    <nav aria-label="Filter cabins" className="-mx-4 mb-3 tablet:mx-0">
      <ul className="filter-chips">
        {FILTERS.map((each) => (
          <li key={each.label}>
            <Link
              href={browsePath(each.filter, sort)}
              className="filter-chip"
              aria-current={each.filter === filter ? 'page' : undefined}
              prefetch={false}
            >
              {each.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many there are, and in which order: what stands above a list. */
export function BrowseBar({ filter, sort, count }: ListProps & { count: number }) {
  return (
    <>
      <p className="text-sm font-semibold whitespace-nowrap text-ink-soft">
        {`${count} ${plural(count, 'cabin', 'cabins')}`}
      </p>
      <SortLinks filter={filter} sort={sort} />
    </>
  );
}

function SortLinks({ filter, sort }: ListProps) {
  return (
    <nav aria-label="Sort cabins">
      <ul className="flex gap-2.5 tablet:gap-5">
        {SORTS.map((each) => (
          <li key={each.sort}>
            <Link
              href={browsePath(filter, each.sort)}
              className="sort-link"
              aria-current={each.sort === sort ? 'true' : undefined}
              rel={each.sort === 'recommended' ? undefined : 'nofollow'}
              prefetch={false}
            >
              {each.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

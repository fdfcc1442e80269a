import Link from 'next/link';
import type { CabinFilter, CabinSort } from '@/lib/domain/cabin-filters';
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

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong/60 bg-surface px-4.5 text-sm font-semibold whitespace-nowrap text-spruce-800 transition-colors hover:border-spruce-700 hover:bg-spruce-50 aria-[current]:border-spruce-800 aria-[current]:bg-spruce-800 aria-[current]:text-white';
const sortLink =
  'inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-ink-soft hover:text-ink aria-[current]:border-ember-600 aria-[current]:text-ink';

type Props = { filter: CabinFilter | null; sort: CabinSort; count: number };

/** On a narrow screen the filters are one line to swipe along. */
export function BrowseLinks({ filter, sort, count }: Props) {
  return (
    <>
      <nav aria-label="Filter cabins" className="-mx-4 tablet:mx-0">
        <ul className="flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1 tablet:flex-wrap tablet:px-0">
          {FILTERS.map((each) => (
            <li key={each.label}>
              <Link
                href={browsePath(each.filter, sort)}
                className={chip}
                aria-current={each.filter === filter ? 'page' : undefined}
                prefetch={false}
              >
                {each.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm font-semibold text-ink-soft">
          {`${count} ${plural(count, 'cabin', 'cabins')}`}
        </p>
        <nav aria-label="Sort cabins">
          <ul className="flex gap-5">
            {SORTS.map((each) => (
              <li key={each.sort}>
                <Link
                  href={browsePath(filter, each.sort)}
                  className={sortLink}
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
      </div>
    </>
  );
}

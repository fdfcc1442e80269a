import Link from 'next/link';
import { toSearchQuery } from '@/lib/domain/search/search-criteria';
import { MAX_RESULTS } from '@/lib/domain/search/pagination';
import { formatCount, plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Alternative } from './search-alternatives';

export type FoundAlternative = Alternative & { count: number };

type Props = { alternatives: readonly FoundAlternative[]; hasDates: boolean };

const option =
  'flex min-h-14 flex-wrap items-center justify-between gap-x-6 rounded-control border border-line-strong/50 bg-surface px-5 py-3 font-semibold text-spruce-800 transition-colors hover:border-spruce-700 hover:bg-spruce-50';

/** Offers other searches, those that do find something, with how much. */
export function NoResults({ alternatives, hasDates }: Props) {
  return (
    <section className="ridge-floor max-w-3xl overflow-hidden rounded-card bg-paper-deep p-6 pb-20 after:text-spruce-800/20 tablet:p-10 tablet:pb-24">
      <h2 className="text-title-3 text-spruce-900">
        {hasDates ? 'No cabin is open for exactly that stay' : 'No cabin fits that search'}
      </h2>
      <p className="mt-2 text-ink-soft">
        {alternatives.length > 0
          ? 'These searches do find something:'
          : 'Try other dates or fewer guests.'}
      </p>
      {alternatives.length > 0 && (
        <ul className="mt-5 space-y-3">
          {alternatives.map(({ label, criteria, count }) => (
            <li key={label}>
              <Link href={paths.cabins(toSearchQuery(criteria))} className={option}>
                {label}
                <span className="text-sm font-normal text-ink-soft">
                  {`${formatCount(count, MAX_RESULTS)} ${plural(count, 'cabin', 'cabins')}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link href={paths.cabins()} className="mt-5 inline-flex min-h-11 items-center link">
        Clear search
      </Link>
    </section>
  );
}

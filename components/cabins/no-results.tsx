import Link from 'next/link';
import { toSearchQuery } from '@/lib/domain/search-criteria';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Alternative } from './search-alternatives';

export type FoundAlternative = Alternative & { count: number };

const SHOWN = 4;

type Props = { alternatives: readonly FoundAlternative[]; hasDates: boolean };

const option =
  'flex min-h-14 flex-wrap items-center justify-between gap-x-6 rounded-card border border-line bg-white px-5 py-3 font-semibold text-spruce-800 hover:border-spruce-600';

/** Offers only searches that do find something, with how much. */
export function NoResults({ alternatives, hasDates }: Props) {
  const found = alternatives.filter(({ count }) => count > 0).slice(0, SHOWN);
  return (
    <section className="rounded-card border-line bg-paper-deep tablet:p-8 max-w-2xl border p-6">
      <h2 className="text-spruce-900 text-2xl font-semibold">
        {hasDates ? 'No cabin is open for exactly that stay' : 'No cabin fits that search'}
      </h2>
      <p className="text-ink-soft mt-2">
        {found.length > 0
          ? 'These searches do find something:'
          : 'Try other dates or fewer guests.'}
      </p>
      {found.length > 0 && (
        <ul className="mt-5 space-y-3">
          {found.map(({ label, criteria, count }) => (
            <li key={label}>
              <Link href={paths.cabins(toSearchQuery(criteria))} className={option}>
                {label}
                <span className="text-ink-soft text-sm font-normal">
                  {`${count} ${plural(count, 'cabin', 'cabins')}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link
        href={paths.cabins()}
        className="text-spruce-800 mt-5 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Clear search
      </Link>
    </section>
  );
}

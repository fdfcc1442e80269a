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
    <section className="max-w-2xl rounded-card border border-line bg-paper-deep p-6 tablet:p-8">
      <h2 className="text-2xl font-semibold text-spruce-900">
        {hasDates ? 'No cabin is open for exactly that stay' : 'No cabin fits that search'}
      </h2>
      <p className="mt-2 text-ink-soft">
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
                <span className="text-sm font-normal text-ink-soft">
                  {`${count} ${plural(count, 'cabin', 'cabins')}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link
        href={paths.cabins()}
        className="mt-5 inline-flex min-h-11 items-center font-semibold text-spruce-800 underline underline-offset-4"
      >
        Clear search
      </Link>
    </section>
  );
}

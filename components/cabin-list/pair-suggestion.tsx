import { CabinLink } from '@/components/ui/cabin-link';
import type { CabinPair } from '@/lib/domain/search/cabin-pairs';
import { formatGuests, formatWholeDollars } from '@/lib/format';
import { paths } from '@/lib/paths';

/** Two cabins with their totals and the sum; each opens with the dates and its part of the party. */
export function PairSuggestion({ pair }: { pair: CabinPair }) {
  const cities = [...new Set(pair.cabins.map(({ cabin }) => cabin.city))];
  return (
    <li className="rounded-control border border-line-strong/50 bg-surface px-5 py-3">
      <p className="flex flex-wrap justify-between gap-x-6">
        <strong className="text-spruce-900">{`${formatWholeDollars(pair.totalCents)} total for both`}</strong>
        <span className="text-sm text-ink-soft">
          {cities.length === 1 ? `both in ${cities[0]}` : cities.join(' and ')}
        </span>
      </p>
      <ul className="mt-1">
        {pair.cabins.map(({ cabin, stay, price }, index) => (
          <li key={cabin.slug} className="flex flex-wrap items-center justify-between gap-x-6">
            <CabinLink
              href={paths.cabin(cabin.slug, { ...stay, guests: pair.guests[index] })}
              className="inline-flex min-h-11 items-center link"
            >
              {cabin.title}
            </CabinLink>
            <span className="text-sm text-ink-soft">
              {`${formatGuests(pair.guests[index] ?? 1)}, ${formatWholeDollars(price?.totalCents ?? 0)} total`}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

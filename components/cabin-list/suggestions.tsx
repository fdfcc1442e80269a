import { MAX_RESULTS } from '@/lib/domain/search/pagination';
import { toSearchQuery, type SearchCriteria } from '@/lib/domain/search/search-criteria';
import type { SearchResult } from '@/lib/domain/search/search-result';
import type { SearchSuggestions, TownSuggestion } from '@/lib/domain/search/search-suggestions';
import { toStay, type Stay } from '@/lib/domain/stays/stay';
import { nightsBetween, type CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  formatCount,
  formatGuests,
  formatNights,
  formatWholeDollars,
  plural,
} from '@/lib/copy/format';
import { formatSeasonRange } from '@/lib/copy/season-range';
import { choicePath, type ListChoice } from './browse-path';
import { FILTER_LABELS } from './filter-labels';
import { CabinLink } from '@/components/ui/cabin-link';
import type { CabinPair } from '@/lib/domain/search/cabin-pairs';
import { paths } from '@/lib/http/paths';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { findArea } from '@/lib/domain/catalog/area';
import { shop } from '@/lib/shop/shop';

/** Shows two cabins with their totals and the sum. Each link keeps the dates and that cabin's part of the party. */
function PairSuggestion({ pair }: { pair: CabinPair }) {
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

type GroupProps = { title: string; children: ReactNode };

const SuggestionGroup = ({ title, children }: GroupProps) => (
  <section>
    <h3 className="text-title-4 text-spruce-900">{title}</h3>
    <ul className="mt-3 space-y-2">{children}</ul>
  </section>
);

const suggestionClass =
  'flex min-h-14 flex-wrap items-center justify-between gap-x-6 rounded-control border border-line-strong/50 bg-surface px-5 py-3 font-semibold text-spruce-800 transition-colors hover:border-spruce-700 hover:bg-spruce-50';

type LinkProps = { href: string; label: string; found: string };

const SuggestionLink = ({ href, label, found }: LinkProps) => (
  <li>
    <Link href={href} className={suggestionClass} rel="nofollow">
      {label} <span className="text-sm font-normal text-ink-soft">{found}</span>
    </Link>
  </li>
);

type Props = {
  criteria: SearchCriteria;
  filter: ListChoice['filter'];
  suggestions: SearchSuggestions;
  today: CalendarDate;
};

const countText = (count: number) =>
  `${formatCount(count, MAX_RESULTS)} ${plural(count, 'cabin', 'cabins')}`;

function townText({ count, leastTotalCents }: TownSuggestion): string {
  if (leastTotalCents === null) return countText(count);
  return `${countText(count)}, from ${formatWholeDollars(leastTotalCents)} total`;
}

/** Says how much later a stay begins than the requested one, or how long it is. */
function differenceText(stay: Stay, wanted: Stay): string {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  if (nights !== nightsBetween(wanted.checkIn, wanted.checkOut)) return formatNights(nights);
  const days = nightsBetween(wanted.checkIn, stay.checkIn);
  const count = Math.abs(days);
  return `${count} ${plural(count, 'day', 'days')} ${days < 0 ? 'earlier' : 'later'}`;
}

function nearText({ cabin, price }: SearchResult): string {
  return price === null
    ? cabin.title
    : `${cabin.title}, ${formatWholeDollars(price.totalCents)} total`;
}

/** Links to other searches that have results, with what they find. */
export function Suggestions({ criteria, filter, suggestions, today }: Props) {
  const { nearStays, towns, pairs, unfilteredCount, anyDatesCount } = suggestions;
  const anywhereCount = suggestions.anywhereCount ?? 0;
  const exact = { ...criteria, flexibleDays: null };
  const place = suggestions.anywhereCount === null ? criteria.city : 'all';
  const hrefOf = (changes: Partial<SearchCriteria>, kept = filter) =>
    choicePath(toSearchQuery({ ...exact, ...changes }), { filter: kept, sort: null });
  const wanted = toStay(criteria);
  const dates = wanted === null ? 'The same search' : formatSeasonRange(wanted, today);
  return (
    <>
      {nearStays.length > 0 && (
        <SuggestionGroup title={`Closest open dates for ${formatGuests(criteria.guests)}`}>
          {nearStays.map((result) => {
            const { stay } = result;
            if (stay === null || wanted === null) return null;
            const range = formatSeasonRange(stay, today);
            return (
              <SuggestionLink
                key={stay.checkIn}
                href={hrefOf({ ...stay, city: place })}
                label={`${range}, ${differenceText(stay, wanted)}`}
                found={nearText(result)}
              />
            );
          })}
        </SuggestionGroup>
      )}
      {towns.length > 0 && (
        <SuggestionGroup title={`${dates} in other towns`}>
          {towns.map((town) => (
            <SuggestionLink
              key={town.area}
              href={hrefOf({ city: town.area })}
              label={findArea(shop().areas, town.area)?.city ?? town.area}
              found={townText(town)}
            />
          ))}
        </SuggestionGroup>
      )}
      {pairs.length > 0 && (
        <SuggestionGroup title={`Two cabins that sleep ${criteria.guests} between them`}>
          {pairs.map((pair) => (
            <PairSuggestion key={pair.cabins[0].cabin.slug} pair={pair} />
          ))}
        </SuggestionGroup>
      )}
      {unfilteredCount + anyDatesCount + anywhereCount > 0 && (
        <SuggestionGroup title="Widen your search">
          {filter !== null && unfilteredCount > 0 && (
            <SuggestionLink
              href={hrefOf({}, null)}
              label={`Without “${FILTER_LABELS[filter]}”`}
              found={countText(unfilteredCount)}
            />
          )}
          {anyDatesCount > 0 && (
            <SuggestionLink
              href={hrefOf({ checkIn: null, checkOut: null })}
              label="Any dates"
              found={countText(anyDatesCount)}
            />
          )}
          {anywhereCount > 0 && (
            <SuggestionLink
              href={hrefOf({ checkIn: null, checkOut: null, city: 'all' })}
              label="Any town, any dates"
              found={countText(anywhereCount)}
            />
          )}
        </SuggestionGroup>
      )}
    </>
  );
}

import type { ComponentProps } from 'react';
import { MessageSquare } from 'lucide';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { toStay, type Stay } from '@/lib/domain/stays/stay';
import { searchQuestion, textHostHref } from '@/lib/copy/host-contact';
import { paths } from '@/lib/http/paths';
import { formatSeasonRange } from '@/lib/copy/season-range';
import type { WatchedSearch } from './opening-dialog';
import { placeOf } from './search-headings';
import { ChangeSearch } from './search-prompt';
import { ResultGrid } from '@/components/cabin-card/cabin-grid';
import type { SearchResult } from '@/lib/domain/search/search-result';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import styles from './search-results.module.css';
import { Suggestions } from './suggestions';
import { WatchOpenings } from './watch-openings';

type Props = ComponentProps<typeof Suggestions>;

const toWatchedSearch = (
  { guests, city, flexibleDays }: Props['criteria'],
  { checkIn, checkOut }: Stay,
  filter: Props['filter'],
): WatchedSearch => ({
  check_in: checkIn,
  check_out: checkOut,
  guests,
  ...(city !== 'all' && { city }),
  ...(filter !== null && { filter }),
  ...(flexibleDays !== null && { flexible_days: flexibleDays }),
});

function headingOf(criteria: Props['criteria'], isTooSmall: boolean): string {
  if (isTooSmall) return `Nothing in ${placeOf(criteria)} sleeps ${criteria.guests}`;
  return toStay(criteria) === null ? 'No cabins match that search' : 'Nothing’s open those nights';
}

function adviceOf(hasOffers: boolean, isTooSmall: boolean): string {
  if (isTooSmall)
    return hasOffers ? 'But you’ve got options:' : 'Try fewer guests, or ask me about two cabins.';
  return hasOffers
    ? 'Here’s what’s closest, fees and taxes included:'
    : 'Try other dates or fewer guests.';
}

const MOST_CARDS = 2;

/** The nearby stays of the requested length, one per cabin, go on cards; the others are links. */
function pickCards(nearStays: readonly SearchResult[], wanted: Stay | null) {
  const cards: SearchResult[] = [];
  const rest: SearchResult[] = [];
  for (const result of nearStays) {
    const { stay, cabin } = result;
    const isCard =
      stay !== null &&
      wanted !== null &&
      cards.length < MOST_CARDS &&
      nightsBetween(stay.checkIn, stay.checkOut) ===
        nightsBetween(wanted.checkIn, wanted.checkOut) &&
      cards.every((card) => card.cabin.slug !== cabin.slug);
    if (isCard) cards.push({ ...result, shiftDays: nightsBetween(wanted.checkIn, stay.checkIn) });
    else rest.push(result);
  }
  return { cards, rest };
}

/** What a search that finds nothing offers instead: open stays, other searches, and the host. */
export function NoResults(props: Props) {
  const { criteria, suggestions, filter, today } = props;
  const stay = toStay(criteria);
  const { nearStays, towns, pairs, unfilteredCount, anyDatesCount, anywhereCount } = suggestions;
  const counts = unfilteredCount + anyDatesCount + (anywhereCount ?? 0);
  const offered = nearStays.length + towns.length + pairs.length + counts;
  const isTooSmall = anywhereCount !== null;
  const { cards, rest } = pickCards(nearStays, stay);
  const actions = (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      {stay !== null && stay.checkIn > today && !isTooSmall && (
        <WatchOpenings
          search={toWatchedSearch(criteria, stay, filter)}
          dates={formatSeasonRange(stay, today)}
        />
      )}
      <a href={textHostHref(searchQuestion(criteria))} className={buttonClass('secondary')}>
        <Icon shapes={MessageSquare} />
        {stay === null ? 'Text the host what you’re after' : 'Text the host your dates'}
      </a>
      <ChangeSearch className={buttonClass('secondary')} />
      <Link href={paths.cabins()} className="inline-flex min-h-11 items-center link">
        Clear search
      </Link>
    </div>
  );
  return (
    <section className="rounded-card bg-paper-deep p-6 tablet:p-10">
      <h2 className="text-title-3 text-spruce-900">{headingOf(criteria, isTooSmall)}</h2>
      <p className="mt-2 text-ink-soft">{adviceOf(offered > 0, isTooSmall)}</p>
      {offered > 0 && (
        <div className={styles.offers} data-cards={cards.length}>
          {cards.length > 0 && (
            <ResultGrid results={cards} guests={criteria.guests} headingLevel={3} />
          )}
          <div className={styles.others}>
            <Suggestions {...props} suggestions={{ ...suggestions, nearStays: rest }} />
            {cards.length > 0 && actions}
          </div>
        </div>
      )}
      {cards.length === 0 && actions}
    </section>
  );
}

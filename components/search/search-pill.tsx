'use client';

import { Search } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SearchButton } from '@/components/search/search-button';
import type { SearchSummary } from '@/components/search/search-summary';
import { joinClasses } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { logProblem } from '@/lib/browser/log';
import { subscribeToNavigation } from '@/lib/browser/navigation/navigation';
import { shownStay, subscribeToStayTotal } from '@/lib/browser/stay-total';
import { readSession, STORAGE_KEYS, subscribeToStorage } from '@/lib/browser/storage/storage';

const { searchCriteria, searchResults } = STORAGE_KEYS;
const stopAll =
  (...stops: (() => void)[]) =>
  () =>
    stops.forEach((stop) => stop());

const onCriteriaChange = (listener: () => void) => subscribeToStorage(searchCriteria, listener);
const onResultsChange = (listener: () => void) =>
  stopAll(subscribeToNavigation(listener), subscribeToStorage(searchResults, listener));
// A count from an earlier page would read as if it were about this one.
const readPageResults = () =>
  window.location.pathname === '/cabins' ? readSession(searchResults) : null;

// Pages of one stay: they use the dates of their calendar, else of their address.
const STAY_PAGE = /^\/(?:booking|cabins\/([^/]+))$/;

function readPageDates(): string | null {
  const page = STAY_PAGE.exec(window.location.pathname);
  if (!page) return null;
  const stay = shownStay(page[1] ?? '');
  if (stay) return `check_in=${stay.checkIn}&check_out=${stay.checkOut}`;
  return window.location.search.includes('check_in=') ? window.location.search : null;
}

const onPageDatesChange = (listener: () => void) =>
  stopAll(subscribeToNavigation(listener), subscribeToStayTotal(listener));

/**
 * The summary of the page's stay, else of the stored search; null until its code, which most visits never need, has
 * loaded.
 */
function useSearchSummary(): SearchSummary | null {
  const criteria = useSyncExternalStore(
    onCriteriaChange,
    () => readSession(searchCriteria),
    () => null,
  );
  const results = useSyncExternalStore(onResultsChange, readPageResults, () => null);
  const address = useSyncExternalStore(onPageDatesChange, readPageDates, () => null);
  const [summary, setSummary] = useState<SearchSummary | null>(null);

  useEffect(() => {
    if (criteria === null && address === null) return;
    let isCurrent = true;
    import('@/components/search/search-summary').then(
      ({ summarizeSearch }) =>
        isCurrent && setSummary(summarizeSearch(criteria, results, address, new Date())),
      () => logProblem('search', 'The search summary could not be loaded'),
    );
    return () => {
      isCurrent = false;
    };
  }, [criteria, results, address]);

  return criteria === null && address === null ? null : summary;
}

function countText(count: number): string {
  return count === 1 ? '1 cabin found' : `${count} cabins found`;
}

export function SearchPill({ className }: { className?: string }) {
  const summary = useSearchSummary();
  return (
    <SearchButton className={joinClasses('search-pill', className)}>
      <span className="search-mark">
        <Icon shapes={Search} className="size-4" />
      </span>
      {summary?.dates ? (
        <span className="min-w-0 leading-tight">
          <span className="sr-only">Search dates & cabins, now </span>
          <span className="block truncate font-semibold">{summary.dates}</span>
          {summary.cabinCount ? (
            <span className="sr-only">{countText(summary.cabinCount)}</span>
          ) : null}
        </span>
      ) : (
        <span className="truncate font-medium">Search dates & cabins</span>
      )}
    </SearchButton>
  );
}

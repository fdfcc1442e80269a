import { useState, useSyncExternalStore } from 'react';
import { isFallWeek } from '@/lib/domain/trip/fall-color';
import { findFallPlace, type FallPlace } from '@/lib/domain/trip/fall-places';

type FallChoice = { week: string; place: string | null };

function parseChoice(search: string, usualWeek: string, places: readonly FallPlace[]): FallChoice {
  const query = new URLSearchParams(search);
  const week = query.get('week');
  return {
    week: isFallWeek(week) ? week : usualWeek,
    place: findFallPlace(places, query.get('place'))?.slug ?? null,
  };
}

function writeChoice({ week, place }: FallChoice): void {
  const url = new URL(window.location.href);
  url.searchParams.set('week', week);
  if (place === null) url.searchParams.delete('place');
  else url.searchParams.set('place', place);
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Safari throws after 100 history changes in 30 s; the address then catches up later.
  }
}

const subscribe = () => () => undefined;

/** The chosen week and place, kept in the address; `usualWeek` until one is chosen. */
export function useFallChoice(usualWeek: string, places: readonly FallPlace[]) {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const [chosen, setChosen] = useState<FallChoice | null>(null);
  const choice = chosen ?? parseChoice(search, usualWeek, places);

  function choose(change: Partial<FallChoice>) {
    const next = { ...choice, ...change };
    setChosen(next);
    writeChoice(next);
  }

  return { ...choice, choose };
}

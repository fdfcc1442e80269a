import { useState, useSyncExternalStore } from 'react';
import { DEFAULT_FALL_WEEK, isFallWeek } from '@/lib/domain/trip/fall-color';
import { findFallPlace } from '@/lib/domain/trip/fall-places';

type FallChoice = { week: string; place: string | null };

function parseChoice(search: string): FallChoice {
  const query = new URLSearchParams(search);
  const week = query.get('week');
  return {
    week: isFallWeek(week) ? week : DEFAULT_FALL_WEEK,
    place: findFallPlace(query.get('place'))?.slug ?? null,
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
    // Safari refuses more than a hundred within half a minute; the address then follows later.
  }
}

const subscribe = () => () => undefined;

/** The week and the place of the address, which follows what the guest chooses. */
export function useFallChoice() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const [chosen, setChosen] = useState<FallChoice | null>(null);
  const choice = chosen ?? parseChoice(search);

  function choose(change: Partial<FallChoice>) {
    const next = { ...choice, ...change };
    setChosen(next);
    writeChoice(next);
  }

  return { ...choice, choose };
}

import { useMemo, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { checkSavedCabins } from '@/lib/browser/api/cabins-api';
import {
  listSavedCabins,
  subscribeToSavedCabins,
  type SavedCabin,
} from '@/lib/browser/storage/saved-cabins';
import { readSession, STORAGE_KEYS, subscribeToStorage } from '@/lib/browser/storage/storage';
import { MAX_CHECKED, type SavedAnswer } from '@/lib/domain/search/saved-cabins-status';
import { parseStoredCriteria, type SearchCriteria } from '@/lib/domain/search/search-criteria';
import { toStay } from '@/lib/domain/stays/stay';
import type { SavedRequest } from '@/lib/schemas/saved';
import { isUuid } from '@/lib/browser/uuid';
import { shop } from '@/lib/shop/shop';

const NONE: readonly SavedCabin[] = [];
const { searchCriteria } = STORAGE_KEYS;

/** The newest first. */
export function useSaved(): readonly SavedCabin[] {
  const saved = useSyncExternalStore(subscribeToSavedCabins, listSavedCabins, () => NONE);
  return useMemo(() => saved.toReversed(), [saved]);
}

/** The visitor's last search; the header says in the log when it is broken. */
export function useStoredCriteria(): SearchCriteria {
  const json = useSyncExternalStore(
    (listener) => subscribeToStorage(searchCriteria, listener),
    () => readSession(searchCriteria),
    () => null,
  );
  return useMemo(() => parseStoredCriteria(json, shop().areas).criteria, [json]);
}

function toRequest(saved: readonly SavedCabin[], criteria: SearchCriteria): SavedRequest | null {
  // One malformed id would fail the whole request.
  const ids = saved.map(({ cabinId }) => cabinId).filter(isUuid);
  if (ids.length === 0) return null;
  const stay = toStay(criteria);
  return {
    ids,
    guests: criteria.guests,
    ...(stay && { check_in: stay.checkIn, check_out: stay.checkOut }),
  };
}

type SavedCheck = {
  /** Null until there is an answer for these dates. */
  answer: SavedAnswer | null;
  hasFailed: boolean;
  /** The answer shown is of other dates. */
  isChecking: boolean;
  /** Checked and not offered; one saved a moment ago is not checked yet. */
  isGone: (cabin: SavedCabin) => boolean;
  retry: () => void;
};

const NOTHING_OFFERED: SavedAnswer = { cabins: [], dates: 'none' };

async function checkWithRequest(request: SavedRequest) {
  const starts = Array.from(
    { length: Math.ceil(request.ids.length / MAX_CHECKED) },
    (_, n) => n * MAX_CHECKED,
  );
  const answers = await Promise.all(
    starts.map((start) =>
      checkSavedCabins({ ...request, ids: request.ids.slice(start, start + MAX_CHECKED) }),
    ),
  );
  const cabins = answers.flatMap((each) => each.cabins);
  return { request, answer: { dates: answers[0]?.dates ?? 'none', cabins } };
}

/** Checks again when the list, the dates or the connection change; keeps the last answer meanwhile. */
export function useSavedCheck(saved: readonly SavedCabin[], criteria: SearchCriteria): SavedCheck {
  const request = toRequest(saved, criteria);
  const { data, error, isValidating, mutate } = useSWR(request, checkWithRequest, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    focusThrottleInterval: 60_000,
  });
  const isOfThese =
    data?.request.check_in === request?.check_in &&
    data?.request.check_out === request?.check_out &&
    data?.request.guests === request?.guests;
  const answer = data && (isOfThese || isValidating) ? data.answer : null;
  return {
    answer: request === null ? NOTHING_OFFERED : answer,
    hasFailed: Boolean(error) && !isValidating && answer === null,
    isChecking: isValidating && !isOfThese,
    isGone: ({ cabinId: id }) =>
      !isUuid(id) ||
      (data?.request.ids.includes(id) === true &&
        !data.answer.cabins.some(({ cabin }) => cabin.id === id)),
    retry: () => void mutate(),
  };
}

import { logProblem } from '@/lib/browser/log';
import { STORAGE_KEYS, readSession } from '@/lib/browser/storage';
import {
  parseSearchParams,
  parseStoredCriteria,
  type SearchCriteria,
} from '@/lib/domain/search-criteria';
import type { Stay } from '@/lib/domain/stay';

/** `isAsked`: the dates stand in the address, so the guest is told when they cannot be had. */
export type RequestedVisit = { stay: Stay | null; guests: number; isAsked: boolean };

function toStay({ checkIn, checkOut }: SearchCriteria): Stay | null {
  return checkIn && checkOut ? { checkIn, checkOut } : null;
}

/** The visit the guest has in mind: from the page's address, else from the last search. */
export function readRequestedVisit(): RequestedVisit {
  const params = new URLSearchParams(window.location.search);
  const addressed = parseSearchParams(Object.fromEntries(params));
  const { criteria: stored, error } = parseStoredCriteria(readSession(STORAGE_KEYS.searchCriteria));
  if (error) logProblem('search-criteria', error);
  const addressedStay = toStay(addressed.criteria);
  return {
    stay: addressedStay ?? toStay(stored),
    guests:
      params.has('guests') && !addressed.isAnyParty ? addressed.criteria.guests : stored.guests,
    isAsked: addressedStay !== null,
  };
}

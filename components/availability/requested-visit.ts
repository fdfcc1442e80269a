import { logProblem } from '@/lib/browser/log';
import { STORAGE_KEYS, readSession } from '@/lib/browser/storage';
import {
  parseSearchParams,
  parseStoredCriteria,
  type SearchCriteria,
} from '@/lib/domain/search-criteria';
import type { Stay } from '@/lib/domain/stay';
import type { AvailabilityCabin } from './availability-cabin';
import { parsePets, readPickedStay } from './picked-stay';

export type RequestedStay = {
  stay: Stay | null;
  /** The guest asked for these very dates, so is told when they cannot be had. */
  isAsked: boolean;
};
export type RequestedVisit = RequestedStay & { guests: number; pets: number };
export type CabinVisit = RequestedVisit & { wish: string };

function toStay({ checkIn, checkOut }: SearchCriteria): Stay | null {
  return checkIn && checkOut ? { checkIn, checkOut } : null;
}

/** The visit the guest has in mind: from the page's address, else from the last search. */
export function readRequestedVisit(): RequestedVisit & { isPartyNamed: boolean } {
  const params = new URLSearchParams(window.location.search);
  const addressed = parseSearchParams(Object.fromEntries(params));
  const search = readSession(STORAGE_KEYS.searchCriteria);
  const { criteria: stored, error } = parseStoredCriteria(search);
  if (error) logProblem('search-criteria', error);
  const addressedStay = toStay(addressed.criteria);
  const isAddressed = params.has('guests') && !addressed.isAnyParty;
  return {
    stay: addressedStay ?? toStay(stored),
    guests: isAddressed ? addressed.criteria.guests : stored.guests,
    pets: parsePets(params.get('pets')),
    isAsked: addressedStay !== null,
    isPartyNamed: isAddressed || (search !== null && error === null),
  };
}

/** The visit to this cabin: what was picked here under the same wish, else the wish itself. */
export function readVisitTo(
  cabin: Pick<AvailabilityCabin, 'id' | 'slug' | 'maxGuests'>,
): CabinVisit {
  const { isPartyNamed, ...asked } = readRequestedVisit();
  // A number that nobody named fits any cabin.
  const guests = isPartyNamed ? asked.guests : Math.min(asked.guests, cabin.maxGuests);
  const wish = JSON.stringify([asked.stay, guests, asked.pets]);
  const picked = readPickedStay(cabin, wish);
  return picked ? { ...picked, isAsked: true, wish } : { ...asked, guests, wish };
}

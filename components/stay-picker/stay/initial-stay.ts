import { logProblem } from '@/lib/browser/log';
import { STORAGE_KEYS, readSession } from '@/lib/browser/storage/storage';
import type { StayWish } from '@/lib/domain/pricing/offer';
import { DEFAULT_PARTY, parseCount } from '@/lib/domain/stays/party';
import { parseSearchParams, parseStoredCriteria } from '@/lib/domain/search/search-criteria';
import { toStay } from '@/lib/domain/stays/stay';
import type { AvailabilityCabin } from './availability-cabin';
import { readPickedStay } from './picked-stay';
import { parseAddressStay } from './use-address-stay';
import { shop } from '@/lib/shop/shop';

export type InitialStay = StayWish & {
  /** The guest asked for these dates and is told if they are taken. */
  isAsked: boolean;
};

/** The requested stay: from the page's URL, or from the last search. */
export function readStayWish(): InitialStay & { isPartyNamed: boolean } {
  const params = new URLSearchParams(window.location.search);
  const addressed = parseSearchParams(Object.fromEntries(params), shop().areas);
  const search = readSession(STORAGE_KEYS.searchCriteria);
  const { criteria: stored, error } = parseStoredCriteria(search, shop().areas);
  if (error) logProblem('search-criteria', error);
  const addressedStay = toStay(addressed.criteria);
  const isAddressed = params.has('guests') && !addressed.isAnyParty;
  const { guests } = isAddressed ? addressed.criteria : stored;
  const pets = parseCount(params.get('pets')) ?? 0;
  return {
    stay: addressedStay ?? toStay(stored),
    party: { ...DEFAULT_PARTY, adults: guests, pets },
    isAsked: addressedStay !== null,
    isPartyNamed: isAddressed || (search !== null && error === null),
  };
}

/** The stay for this cabin: the one picked here under the same wish, or the wish itself. */
export function readInitialStay(
  cabin: Pick<AvailabilityCabin, 'id' | 'slug' | 'maxGuests'>,
): InitialStay & { wish: string } {
  const { isPartyNamed, party, ...wished } = readStayWish();
  // The URL may have dates that a search doesn't allow, such as two months. The calendar then says why not.
  const addressed = parseAddressStay(window.location.search);
  const stay = addressed ?? wished.stay;
  const isAsked = wished.isAsked || addressed !== null;
  // A default number of guests is capped at the cabin's maximum.
  const guests = isPartyNamed ? party.adults : Math.min(party.adults, cabin.maxGuests);
  const wish = JSON.stringify([stay, guests, party.pets]);
  const picked = readPickedStay(cabin, wish);
  return picked
    ? { ...picked, isAsked: true, wish }
    : { stay, party: { ...party, adults: guests }, isAsked, wish };
}

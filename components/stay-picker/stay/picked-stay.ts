import {
  STORAGE_KEYS,
  readSession,
  removeSession,
  writeSession,
} from '@/lib/browser/storage/storage';
import type { StayWish } from '@/lib/domain/pricing/offer';
import { parseCount } from '@/lib/domain/stays/party';
import {
  parseSearchParams,
  toSearchQuery,
  DEFAULT_CRITERIA,
} from '@/lib/domain/search/search-criteria';
import { toStay, type Stay } from '@/lib/domain/stays/stay';
import { paths } from '@/lib/http/paths';
import type { AvailabilityCabin } from './availability-cabin';
import { shop } from '@/lib/shop/shop';

type PickedStay = StayWish & { stay: Stay };
type Place = Pick<AvailabilityCabin, 'id' | 'slug'>;

function isOwnPage({ slug }: Place): boolean {
  return window.location.pathname === paths.cabin(slug);
}

function writeAddress(picked: (PickedStay & { promoCode: string | null }) | null): void {
  const url = new URL(window.location.href);
  const values = {
    check_in: picked?.stay.checkIn,
    check_out: picked?.stay.checkOut,
    guests: picked && String(picked.party.adults),
    pets: picked && picked.party.pets > 0 ? String(picked.party.pets) : null,
    promo: picked?.promoCode,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value) url.searchParams.set(key, value);
    else url.searchParams.delete(key);
  }
  if (url.href !== window.location.href) window.history.replaceState(null, '', url);
}

/**
 * Remembers the picked stay for a return to the cabin: in session storage and, from the page's own calendar, in its URL
 * (a dialog has its own history entry). `wish` is what the calendar was opened with.
 */
export function rememberPickedStay(
  cabin: Place,
  wish: string,
  picked: (PickedStay & { promoCode: string | null }) | null,
  isInPage: boolean,
): void {
  if (isInPage && isOwnPage(cabin)) writeAddress(picked);
  if (picked === null) return removeSession(STORAGE_KEYS.pickedStay);
  const { stay, party } = picked;
  const query = toSearchQuery({ ...DEFAULT_CRITERIA, ...stay, guests: party.adults });
  writeSession(STORAGE_KEYS.pickedStay, JSON.stringify([cabin.id, wish, query, party.pets]));
}

/** The remembered stay, if it was picked under the same wish. */
export function readPickedStay(cabin: Place, wish: string): PickedStay | null {
  const text = readSession(STORAGE_KEYS.pickedStay);
  if (text === null) return null;
  try {
    const [cabinId, under, query, pets] = JSON.parse(text) as unknown[];
    if (cabinId !== cabin.id || under !== wish || typeof query !== 'string') return null;
    const params = Object.fromEntries(new URLSearchParams(query));
    const { criteria } = parseSearchParams(params, shop().areas);
    const stay = toStay(criteria);
    const party = { adults: criteria.guests, children: 0, pets: parseCount(String(pets)) ?? 0 };
    return stay && { stay, party };
  } catch {
    return null;
  }
}

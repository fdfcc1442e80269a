import type { DailyDeal } from '@/lib/domain/pricing/deal';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { createStore } from './store';

export type StayTotal = {
  stay: Stay;
  party: Party;
  totalCents: number;
  /** The last day of free cancellation; null once it is over. */
  freeThrough: CalendarDate | null;
  /** The promo code and deal included in the total. */
  promoCode?: string | null;
  deal?: Pick<DailyDeal, 'id' | 'discountPercent' | 'expiresAt'> | null;
  /** The token of the host's quote that the total is of. */
  quoteId?: string | null;
};

/** Dates that can't be booked, and the nearest ones that can. */
export type RefusedStay = {
  stay: Stay;
  party: Party;
  reason: string;
  /** Whether at least one of the nights is taken. */
  isTaken: boolean;
  /** The code the guest came with. */
  promoCode: string | null;
  /** A total is null where it isn't known with that code. */
  openStays: readonly { stay: Stay; totalCents: number | null }[];
};

/**
 * State of a cabin's calendar: the dates, the last known total, and why the dates have none. Null means none; undefined
 * means not reported yet.
 */
type Shown = { stay?: Stay | null; total?: StayTotal | null; refused?: RefusedStay | null };

const cabins = new Map<string, Shown | null>();
// The slug of the cabin whose calendar reported last.
const { get: latest, set, subscribe } = createStore('');

export const subscribeToStayTotal = subscribe;

export const stayTotal = (slug: string) => cabins.get(slug)?.total;

export const refusedStay = (slug: string) => cabins.get(slug)?.refused;

/** Also null when another cabin's calendar has reported since. */
export const shownStay = (slug: string) => (latest() === slug ? cabins.get(slug)?.stay : null);

/** Called with null when the guest leaves the cabin's page. */
export function noteStayTotal(slug: string, shown: Shown | null): void {
  cabins.set(slug, shown && { ...cabins.get(slug), ...shown });
  set(slug);
}

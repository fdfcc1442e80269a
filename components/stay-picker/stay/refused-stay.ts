import type { RefusedStay } from '@/lib/browser/stay-total';
import type { CabinRates } from '@/lib/domain/catalog/cabin';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import { checkStay } from '@/lib/domain/stays/availability';
import { checkParty, type Party, type PartyReason } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import { eachDay } from '@/lib/domain/values/calendar-date';
import { localQuote, type PricedCalendar } from './local-prices';
import { suggestForStay } from './suggest-stays';

type Wish = { stay: Stay; party: Party; promoCode: string | null };

/** The revealed deal's percent, and the promotion of the guest's code. */
type Discounts = { discountPercent?: number; promotion?: Promotion | null };

/** Refuses a stay for its party, whatever its dates. */
export const refuseParty = (wish: Wish, reason: PartyReason): RefusedStay => ({
  ...wish,
  reason,
  isTaken: false,
  openStays: [],
});

/** Returns null if the cabin takes the party and the stay is open. */
export function findRefusedStay(
  calendar: PricedCalendar,
  rates: CabinRates,
  { stay, party, promoCode }: Wish,
  { discountPercent = 0, promotion = null }: Discounts = {},
): RefusedStay | null {
  const fit = checkParty(rates, party);
  if (!fit.ok) return refuseParty({ stay, party, promoCode }, fit.reason);
  const check = checkStay(calendar, stay);
  if (check.ok) return null;
  const isCodeKnown = promoCode === null || promoCode === promotion?.code;
  const openStays = suggestForStay(calendar, stay).map((open) => {
    const quote =
      isCodeKnown && localQuote(calendar, rates, open, party.pets, discountPercent, promotion);
    return { stay: open, totalCents: quote ? quote.totalCents : null };
  });
  const nights = eachDay(stay.checkIn, stay.checkOut);
  const isTaken = nights.some((night) => calendar.days.get(night)?.available === false);
  return { stay, party, reason: check.reason, isTaken, promoCode, openStays };
}

import type { RefusedStay } from '@/lib/browser/stay-total';
import type { CabinRates } from '@/lib/domain/catalog/cabin';
import { checkStay } from '@/lib/domain/stays/availability';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import { eachDay } from '@/lib/domain/values/calendar-date';
import { localQuote, type PricedCalendar } from './local-prices';
import { suggestForStay } from './suggest-stays';

type Asked = { stay: Stay; party: Party };

/** Returns null if the stay is open. */
export function findRefusedStay(
  calendar: PricedCalendar,
  rates: CabinRates,
  { stay, party }: Asked,
  discountPercent = 0,
): RefusedStay | null {
  const check = checkStay(calendar, stay);
  if (check.ok) return null;
  const openStays = suggestForStay(calendar, stay).flatMap((open) => {
    const quote = localQuote(calendar, rates, open, party.pets, discountPercent);
    return quote ? [{ stay: open, totalCents: quote.totalCents }] : [];
  });
  const nights = eachDay(stay.checkIn, stay.checkOut);
  const isTaken = nights.some((night) => calendar.days.get(night)?.available === false);
  return { stay, party, reason: check.reason, isTaken, openStays };
}

import type { DayDescription } from '@/components/ui/month-day';
import { formatLongDate } from '@/lib/format';
import { differenceText, ticketText, type PromoOffers } from './promo-offers';

// A day has room for seven characters.
const MAX_LENGTH = 7;

function shortDifference(cents: number): string {
  const text = differenceText(cents);
  return text.length > MAX_LENGTH ? text.replace(/\.\d\d$/, '') : text;
}

/** The check-out of one night more as a ticket in the calendar; null where nothing is offered. */
export function ticketDay(offers: PromoOffers | null): DayDescription | null {
  if (!offers?.longer) return null;
  const { code, longer } = offers;
  return {
    label: `${formatLongDate(longer.stay.checkOut)}, stay one night more with ${code}`,
    disabled: false,
    selected: null,
    inRange: false,
    tooltip: ticketText(longer),
    className: 'min-h-14 ticket low:min-h-10 short:min-h-11',
    numberClassName: 'font-display text-[1.0625rem] leading-5',
    detail: shortDifference(longer.differenceCents),
    detailClassName: 'text-[0.6875rem] leading-4 font-bold tracking-tight',
  };
}

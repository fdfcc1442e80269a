import type { Quote } from '../domain/pricing/quote.ts';
import { nightsBetween, type CalendarDate } from '../domain/values/calendar-date.ts';
import { roundHalfUp } from '../domain/values/money.ts';
import { log } from '../log/log.ts';
import { fromQuoteJson } from '../schemas/quote-json.ts';
import { quoteJsonSchema } from '../schemas/quote.ts';

type Sold = {
  reference: string;
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  totalCents: number;
};

function totalAlone({ checkIn, checkOut, totalCents }: Sold): Quote {
  const nights = Math.max(nightsBetween(checkIn, checkOut), 1);
  return {
    cabinId: '',
    checkIn,
    checkOut,
    nights,
    currency: 'USD',
    nightly: [],
    freeNights: 0,
    promoDiscountCents: 0,
    discountPercent: 0,
    discountCents: 0,
    cleaningFeeCents: 0,
    petFeeCents: 0,
    taxesBeforeDiscountCents: 0,
    savingsCents: 0,
    originalSubtotalCents: totalCents,
    subtotalCents: totalCents,
    originalTotalCents: totalCents,
    totalCents,
    avgNightlyCents: roundHalfUp(totalCents / nights),
    tax: {
      stateCents: 0,
      localCents: 0,
      occupancyCents: 0,
      occupancyApplies: false,
      totalRate: 0,
      totalCents: 0,
      city: '',
    },
    lines: [
      { code: 'nights', label: 'Your stay, with all fees and taxes', amountCents: totalCents },
    ],
  };
}

/** The quote a booking was sold at. If it can't be read, only the total remains, which the booking stores as well. */
export function toStoredQuote(stored: unknown, sold: Sold): Quote {
  const { data } = quoteJsonSchema.safeParse(stored);
  if (data && data.total_cents === sold.totalCents) return fromQuoteJson(data);
  log('error', 'stored quote cannot be read', { reference: sold.reference });
  return totalAlone(sold);
}

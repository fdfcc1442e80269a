import type { AvailabilityDay } from '../domain/stays/availability.ts';
import { calendarDate, type CalendarDate } from '../domain/values/calendar-date.ts';
import { toCamelKeys } from '../domain/values/key-case.ts';
import type { DailyDeal } from '../domain/pricing/deal.ts';
import {
  offerStay,
  type HostTerms,
  type Offer,
  type OfferWish,
  type QuoteInputs,
} from '../domain/pricing/offer.ts';
import type { Promotion } from '../domain/pricing/promotion.ts';
import type { Party } from '../domain/stays/party.ts';
import type { Stay } from '../domain/stays/stay.ts';
import type { TaxRate } from '../domain/pricing/tax-rate.ts';
import { toCabinRates, type CabinRatesRow } from './cabin-row.ts';
import type { Database } from './database.types.ts';

type DayRow = Database['public']['Functions']['cabin_days']['Returns'][number];

/** What the database function quote_inputs builds, for the shop and the console alike. */
export type QuoteInputsRow = {
  version: string;
  today: string;
  taxes: TaxRate[];
  cabin: Omit<CabinRatesRow, 'mountain_mama_nightly_surcharge'> & { nightly_surcharge: number };
  days: DayRow[];
  promotion: object | null;
  automatic?: object[];
  deal: object | null;
  /** The hour until which tonight is sold; only the console gets it. */
  tonight_until?: number;
};

function toDay(row: DayRow): [CalendarDate, AvailabilityDay] {
  const date = calendarDate(row.day);
  return [
    date,
    {
      date,
      available: row.available,
      priceCents: row.price,
      minStay: row.min_stay,
      allowsCheckIn: row.allows_check_in,
      allowsCheckOut: row.allows_check_out,
    },
  ];
}

function toQuoteInputs(row: QuoteInputsRow): QuoteInputs {
  const { version, today, taxes, cabin, days, promotion, automatic = [], deal } = row;
  return {
    version,
    taxes,
    cabin: toCabinRates({ ...cabin, mountain_mama_nightly_surcharge: cabin.nightly_surcharge }),
    calendar: { today: calendarDate(today), days: new Map(days.map(toDay)) },
    promotion: promotion && (toCamelKeys(promotion) as Promotion),
    automatic: toCamelKeys(automatic) as Promotion[],
    deal: deal && (toCamelKeys(deal) as DailyDeal),
  };
}

type Asked = Stay & Party & Partial<Omit<OfferWish, 'stay' | 'party'>>;

/**
 * The one way from what the database knows to a price, for the shop and the console; with a host's terms only for the
 * console. `version` tells whether the database would still give the same.
 */
export function priceStay(
  row: QuoteInputsRow,
  asked: Asked,
  now: Date,
  terms?: HostTerms,
): Offer & { version: string } {
  const { checkIn, checkOut, adults, children, pets, promoCode = null, dealId = null } = asked;
  const wish = {
    stay: { checkIn, checkOut },
    party: { adults, children, pets },
    promoCode,
    dealId,
  };
  return { ...offerStay(toQuoteInputs(row), wish, now, terms), version: row.version };
}

import type { SupabaseClient } from '@supabase/supabase-js';
import type { AvailabilityDay } from '../../../lib/domain/stays/availability.ts';
import { calendarDate, type CalendarDate } from '../../../lib/domain/values/calendar-date.ts';
import { toCamelKeys } from '../../../lib/domain/values/key-case.ts';
import type { DailyDeal } from '../../../lib/domain/pricing/deal.ts';
import type { Promotion } from '../../../lib/domain/pricing/promotion.ts';
import type { OfferRequest, QuoteInputs } from '../../../lib/domain/pricing/offer.ts';
import type { QuoteRequest } from '../../../lib/schemas/quote.ts';
import { toCabinRates, type CabinRatesRow } from '../../../lib/supabase/cabin-row.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';

export type Admin = SupabaseClient<Database>;
/** What a job, or a part of one, works with. */
export type Work = { admin: Admin; now: Date };

type DayRow = Database['public']['Functions']['cabin_days']['Returns'][number];

// What the database function quote_inputs builds.
type QuoteInputsRow = {
  version: string;
  today: string;
  cabin: Omit<CabinRatesRow, 'mountain_mama_nightly_surcharge'> & { nightly_surcharge: number };
  days: DayRow[];
  promotion: object | null;
  deal: object | null;
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

function toQuoteInputs({
  version,
  today,
  cabin,
  days,
  promotion,
  deal,
}: QuoteInputsRow): QuoteInputs {
  return {
    version,
    cabin: toCabinRates({ ...cabin, mountain_mama_nightly_surcharge: cabin.nightly_surcharge }),
    calendar: { today: calendarDate(today), days: new Map(days.map(toDay)) },
    promotion: promotion && (toCamelKeys(promotion) as Promotion),
    deal: deal && (toCamelKeys(deal) as DailyDeal),
  };
}

export const toOfferRequest = (request: QuoteRequest): OfferRequest => ({
  stay: { checkIn: request.check_in, checkOut: request.check_out },
  party: { adults: request.adults, children: request.children, pets: request.pets },
  promoCode: request.promo_code ?? null,
  dealId: request.deal_id ?? null,
});

/** Reads all that the price of the stay depends on; null for an unknown or unpublished cabin. */
export async function readQuoteInputs(
  admin: Admin,
  request: QuoteRequest,
  now: Date,
): Promise<QuoteInputs | null> {
  const row = expectData(
    await admin.rpc('quote_inputs', {
      p_cabin_id: request.cabin_id,
      p_check_in: request.check_in,
      p_check_out: request.check_out,
      ...(request.promo_code && { p_promo_code: request.promo_code }),
      ...(request.deal_id && { p_deal_id: request.deal_id }),
      p_now: now.toISOString(),
    }),
  );
  return row === null ? null : toQuoteInputs(row as unknown as QuoteInputsRow);
}

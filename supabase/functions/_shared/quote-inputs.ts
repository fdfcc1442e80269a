import type { SupabaseClient } from '@supabase/supabase-js';
import type { AvailabilityDay } from '../../../lib/domain/stays/availability.ts';
import { calendarDate, type CalendarDate } from '../../../lib/domain/values/calendar-date.ts';
import type { OfferRequest, QuoteInputs } from '../../../lib/domain/pricing/offer.ts';
import type { QuoteRequest } from '../../../lib/schemas/quote.ts';
import { toCabinRates, type CabinRatesRow } from '../../../lib/supabase/cabin-row.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';

export type Admin = SupabaseClient<Database>;

type DayRow = Database['public']['Functions']['cabin_days']['Returns'][number];

// What the database function quote_inputs builds.
type QuoteInputsRow = {
  version: string;
  today: string;
  cabin: Omit<CabinRatesRow, 'mountain_mama_nightly_surcharge'> & { nightly_surcharge: number };
  days: DayRow[];
  promotion: {
    code: string;
    label: string;
    every_nth_night_free: number;
    season_start: string;
    season_end: string;
  } | null;
  deal: {
    id: string;
    cabin_id: string;
    discount_percent: number;
    starts_at: string;
    expires_at: string;
  } | null;
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
    promotion: promotion && {
      code: promotion.code,
      label: promotion.label,
      everyNthNightFree: promotion.every_nth_night_free,
      seasonStart: promotion.season_start,
      seasonEnd: promotion.season_end,
    },
    deal: deal && {
      id: deal.id,
      cabinId: deal.cabin_id,
      discountPercent: deal.discount_percent,
      startsAt: deal.starts_at,
      expiresAt: deal.expires_at,
    },
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

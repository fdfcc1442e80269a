import { calendarDate } from '../domain/values/calendar-date.ts';
import type { Quote } from '../domain/pricing/quote.ts';
import type { TaxBreakdown } from '../domain/pricing/tax.ts';
// The type alone: the browser reads quotes without the schema's library.
import type { QuoteJson } from './quote.ts';

function toTaxJson(tax: TaxBreakdown): QuoteJson['tax'] {
  return {
    state_cents: tax.stateCents,
    local_cents: tax.localCents,
    occupancy_cents: tax.occupancyCents,
    occupancy_applies: tax.occupancyApplies,
    total_rate: tax.totalRate,
    total_cents: tax.totalCents,
    city: tax.city,
  };
}

function fromTaxJson(tax: QuoteJson['tax']): TaxBreakdown {
  return {
    stateCents: tax.state_cents,
    localCents: tax.local_cents,
    occupancyCents: tax.occupancy_cents,
    occupancyApplies: tax.occupancy_applies,
    totalRate: tax.total_rate,
    totalCents: tax.total_cents,
    city: tax.city,
  };
}

/** `expiresAt` is an ISO instant, after which the price must be asked for again (product §11). */
export function toQuoteJson(quote: Quote, expiresAt: string): QuoteJson {
  return {
    cabin_id: quote.cabinId,
    check_in: quote.checkIn,
    check_out: quote.checkOut,
    nights: quote.nights,
    currency: quote.currency,
    nightly: quote.nightly.map(({ date, amountCents }) => ({ date, amount_cents: amountCents })),
    original_subtotal_cents: quote.originalSubtotalCents,
    free_nights: quote.freeNights,
    promo_discount_cents: quote.promoDiscountCents,
    discount_percent: quote.discountPercent,
    discount_cents: quote.discountCents,
    subtotal_cents: quote.subtotalCents,
    cleaning_fee_cents: quote.cleaningFeeCents,
    tax: toTaxJson(quote.tax),
    pet_fee_cents: quote.petFeeCents,
    total_cents: quote.totalCents,
    avg_nightly_cents: quote.avgNightlyCents,
    taxes_before_discount_cents: quote.taxesBeforeDiscountCents,
    original_total_cents: quote.originalTotalCents,
    savings_cents: quote.savingsCents,
    lines: quote.lines.map(({ code, label, amountCents }) => ({
      code,
      label,
      amount_cents: amountCents,
    })),
    expires_at: expiresAt,
  };
}

/** The inverse of `toQuoteJson`, for a body the schema has accepted; throws RangeError on an impossible date. */
export function fromQuoteJson(json: QuoteJson): Quote {
  return {
    cabinId: json.cabin_id,
    checkIn: calendarDate(json.check_in),
    checkOut: calendarDate(json.check_out),
    nights: json.nights,
    currency: json.currency,
    nightly: json.nightly.map((night) => ({
      date: calendarDate(night.date),
      amountCents: night.amount_cents,
    })),
    originalSubtotalCents: json.original_subtotal_cents,
    freeNights: json.free_nights,
    promoDiscountCents: json.promo_discount_cents,
    discountPercent: json.discount_percent,
    discountCents: json.discount_cents,
    subtotalCents: json.subtotal_cents,
    cleaningFeeCents: json.cleaning_fee_cents,
    tax: fromTaxJson(json.tax),
    petFeeCents: json.pet_fee_cents,
    totalCents: json.total_cents,
    avgNightlyCents: json.avg_nightly_cents,
    taxesBeforeDiscountCents: json.taxes_before_discount_cents,
    originalTotalCents: json.original_total_cents,
    savingsCents: json.savings_cents,
    lines: json.lines.map(({ code, label, amount_cents }) => ({
      code,
      label,
      amountCents: amount_cents,
    })),
  };
}

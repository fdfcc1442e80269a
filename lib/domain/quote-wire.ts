import { calendarDate } from './calendar-date.ts';
import type { LineCode, Quote } from './quote.ts';
import type { TaxBreakdown } from './tax.ts';

/** The quote as JSON (product §11): snake case, every amount an integer in cents, dates yyyy-MM-dd. */
export type QuoteWire = {
  cabin_id: string;
  check_in: string;
  check_out: string;
  nights: number;
  currency: 'USD';
  nightly: { date: string; amount_cents: number }[];
  original_subtotal_cents: number;
  free_nights: number;
  promo_discount_cents: number;
  discount_percent: number;
  discount_cents: number;
  subtotal_cents: number;
  cleaning_fee_cents: number;
  tax: {
    state_cents: number;
    local_cents: number;
    occupancy_cents: number;
    occupancy_applies: boolean;
    total_rate: number;
    total_cents: number;
    city: string;
  };
  pet_fee_cents: number;
  total_cents: number;
  avg_nightly_cents: number;
  taxes_before_discount_cents: number;
  original_total_cents: number;
  savings_cents: number;
  lines: { code: LineCode; label: string; amount_cents: number }[];
  expires_at: string;
};

function toTaxWire(tax: TaxBreakdown): QuoteWire['tax'] {
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

function fromTaxWire(tax: QuoteWire['tax']): TaxBreakdown {
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
export function toQuoteWire(quote: Quote, expiresAt: string): QuoteWire {
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
    tax: toTaxWire(quote.tax),
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

/** The inverse of `toQuoteWire`, for a body the schema has accepted; throws RangeError on an impossible date. */
export function fromQuoteWire(wire: QuoteWire): Quote {
  return {
    cabinId: wire.cabin_id,
    checkIn: calendarDate(wire.check_in),
    checkOut: calendarDate(wire.check_out),
    nights: wire.nights,
    currency: wire.currency,
    nightly: wire.nightly.map((night) => ({
      date: calendarDate(night.date),
      amountCents: night.amount_cents,
    })),
    originalSubtotalCents: wire.original_subtotal_cents,
    freeNights: wire.free_nights,
    promoDiscountCents: wire.promo_discount_cents,
    discountPercent: wire.discount_percent,
    discountCents: wire.discount_cents,
    subtotalCents: wire.subtotal_cents,
    cleaningFeeCents: wire.cleaning_fee_cents,
    tax: fromTaxWire(wire.tax),
    petFeeCents: wire.pet_fee_cents,
    totalCents: wire.total_cents,
    avgNightlyCents: wire.avg_nightly_cents,
    taxesBeforeDiscountCents: wire.taxes_before_discount_cents,
    originalTotalCents: wire.original_total_cents,
    savingsCents: wire.savings_cents,
    lines: wire.lines.map(({ code, label, amount_cents }) => ({
      code,
      label,
      amountCents: amount_cents,
    })),
  };
}

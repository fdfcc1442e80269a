import { z } from 'zod';
import type { CabinRates } from '../domain/catalog/cabin.ts';
import type { QuoteInputs } from '../domain/pricing/offer.ts';
import { parseDamageDeposit } from '../domain/pricing/damage-deposit.ts';
import { parsePaymentTerms } from '../domain/pricing/payment-plan.ts';
import { parsePromotion } from '../domain/pricing/promotion.ts';
import { parseTaxRates } from '../domain/pricing/tax-rate.ts';
import type { AvailabilityDay } from '../domain/stays/availability.ts';
import { calendarDateSchema, centsSchema, parsedBy, uuidSchema } from './fields.ts';

/** A promotion or tax rate that this release can't read refuses the price, which would be wrong without it. */
export const promotionTermsSchema = z
  .unknown()
  .transform(parsedBy(parsePromotion, 'Not a promotion'));
export const taxRatesSchema = z.unknown().transform(parsedBy(parseTaxRates, 'Not tax rates'));
/** Terms that this release can't read refuse the price, because the guest couldn't be told what is due when. */
const paymentTermsSchema = z.unknown().transform(parsedBy(parsePaymentTerms, 'Not payment terms'));

/** One that this release can't read refuses the price, which would be too low without it. */
const damageDepositSchema = z
  .unknown()
  .transform(parsedBy(parseDamageDeposit, 'Not a damage deposit'));

const daySchema = z
  .object({
    day: calendarDateSchema,
    available: z.boolean(),
    price: centsSchema.nullable(),
    minStay: z.int(),
    allowsCheckIn: z.boolean(),
    allowsCheckOut: z.boolean(),
  })
  .transform(({ day: date, price: priceCents, ...rules }): AvailabilityDay => ({
    date,
    priceCents,
    ...rules,
  }));

const cabinSchema = z
  .object({
    id: uuidSchema,
    slug: z.string(),
    city: z.string(),
    timezone: z.string(),
    maxGuests: z.int(),
    maxPets: z.int(),
    freeCancelDays: z.int(),
    nightlyRate: centsSchema,
    cleaningFee: centsSchema,
    petFee: centsSchema.nullable(),
    nightlySurcharge: z.number(),
  })
  .transform(({ nightlyRate, cleaningFee, petFee, nightlySurcharge, ...cabin }): CabinRates => ({
    ...cabin,
    nightlyRateCents: nightlyRate,
    cleaningFeeCents: cleaningFee,
    petFeeCents: petFee,
    nightlySurchargePercent: nightlySurcharge,
  }));

/** The result of the database function `quote_inputs`, for shop and console alike. */
export const quoteInputsSchema = z
  .object({
    version: z.string(),
    today: calendarDateSchema,
    taxes: taxRatesSchema,
    cabin: cabinSchema,
    days: z.array(daySchema),
    promotion: promotionTermsSchema.nullable(),
    automatic: z.array(promotionTermsSchema).default([]),
    deal: z
      .object({
        id: z.string(),
        cabinId: z.string(),
        discountPercent: z.number(),
        startsAt: z.string(),
        expiresAt: z.string(),
      })
      .nullable(),
    paymentTerms: paymentTermsSchema,
    damageDeposit: z.null().or(damageDepositSchema).optional(),
    tonightUntil: z.int().optional(),
  })
  .transform(({ today, days, ...inputs }): QuoteInputs => ({
    ...inputs,
    calendar: { today, days: new Map(days.map((day) => [day.date, day])) },
  }));

import { z } from 'zod';
import { DAMAGE_TEXT_MAX } from '../domain/pricing/damage-deposit.ts';
import { LINE_CODES } from '../domain/pricing/quote-lines.ts';
import { MAX_TAX_LINES } from '../domain/pricing/tax-rate.ts';
import { PARTY_LIMITS } from '../domain/stays/party.ts';
import {
  calendarDateSchema,
  centsSchema,
  intSchema,
  partyFields,
  signedCentsSchema,
  textSchema,
  uuidSchema,
} from './fields.ts';

/** The secret of a quote sent by link. */
export const quoteTokenSchema = z.string().regex(/^[\da-f]{32}$/);

/** The body of `POST /api/quotes`, which stores the price of a stay behind a link. */
export const sentQuoteRequestSchema = z.strictObject({
  cabin_id: uuidSchema,
  check_in: calendarDateSchema,
  check_out: calendarDateSchema,
  ...partyFields(PARTY_LIMITS, intSchema),
  promo_code: textSchema(0, 40)
    .transform((code) => code || undefined)
    .optional(),
  deal_id: uuidSchema.optional(),
});

/**
 * The body of `POST /api/quote` (product §11). The booking rules decide whether the stay can be sold. `quote_id` names a
 * quote of the host; one that doesn't hold, or is about another stay, changes nothing.
 */
export const quoteRequestSchema = sentQuoteRequestSchema.extend({
  quote_id: quoteTokenSchema.optional(),
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

const taxSchema = z.strictObject({
  state_cents: centsSchema,
  local_cents: centsSchema,
  occupancy_cents: centsSchema,
  occupancy_applies: z.boolean(),
  total_rate: z.number().min(0).max(100),
  total_cents: centsSchema,
  city: z.string().max(120),
});

const damageDepositSchema = z.strictObject({
  cents: centsSchema.min(1),
  text: z.string().max(DAMAGE_TEXT_MAX),
});

/** A quote as JSON (product §11), every amount in cents; refuses one whose lines don't add up to its total. */
export const quoteJsonSchema = z
  .strictObject({
    cabin_id: uuidSchema,
    check_in: calendarDateSchema,
    check_out: calendarDateSchema,
    nights: z.int().min(1).max(366),
    currency: z.literal('USD'),
    nightly: z
      .array(z.strictObject({ date: calendarDateSchema, amount_cents: centsSchema }))
      .min(1)
      .max(366),
    original_subtotal_cents: centsSchema,
    free_nights: z.int().min(0).max(366),
    promo_discount_cents: centsSchema,
    promo_code: z.string().max(40).optional(),
    discount_percent: z.number().min(0).max(100),
    discount_cents: centsSchema,
    subtotal_cents: centsSchema,
    cleaning_fee_cents: centsSchema,
    tax: taxSchema,
    pet_fee_cents: centsSchema,
    damage_deposit: damageDepositSchema.optional(),
    total_cents: centsSchema,
    avg_nightly_cents: centsSchema,
    taxes_before_discount_cents: centsSchema,
    original_total_cents: centsSchema,
    savings_cents: centsSchema,
    lines: z
      .array(
        z.strictObject({
          code: z.union([
            z.enum(LINE_CODES),
            z.templateLiteral(['tax_', z.int().min(1).max(MAX_TAX_LINES)]),
          ]),
          // For an agreed price change this is the reason: 120 characters of up to two code units.
          label: z.string().max(320),
          amount_cents: signedCentsSchema,
        }),
      )
      .min(1)
      // A price kept when a stay is moved adds a second line with the code adjustment.
      .max(LINE_CODES.length + 1 + MAX_TAX_LINES),
    expires_at: z.iso.datetime({ offset: true }),
  })
  .refine(
    (quote) => quote.lines.reduce((sum, line) => sum + line.amount_cents, 0) === quote.total_cents,
    { error: 'The lines do not add up to the total', path: ['lines'] },
  );
export type QuoteJson = z.infer<typeof quoteJsonSchema>;

/** What is due when, in cents; `balance` is null when the total is due now. */
const paymentsJsonSchema = z.object({
  due_now_cents: centsSchema,
  balance: z
    .object({ cents: centsSchema, due_on: calendarDateSchema, days: z.int().min(1) })
    .nullable(),
});
export type PaymentsJson = z.infer<typeof paymentsJsonSchema>;

const promoOutcomeSchema = z.discriminatedUnion('applied', [
  z.object({ code: z.string(), applied: z.literal(true), free_nights: z.int().min(0) }),
  z.object({ code: z.string(), applied: z.literal(false), reason: z.string() }),
]);
const dealOutcomeSchema = z.discriminatedUnion('applied', [
  z.object({ id: z.string(), applied: z.literal(true) }),
  z.object({ id: z.string(), applied: z.literal(false), reason: z.string() }),
]);

/** The response of `POST /api/quote`: an unusable promo code or deal still gets a quote, with the reason. */
export const quoteResponseSchema = z.object({
  quote: quoteJsonSchema,
  promo: promoOutcomeSchema.nullable(),
  deal: dealOutcomeSchema.nullable(),
  payments: paymentsJsonSchema.optional(),
});
export type QuoteResponse = z.infer<typeof quoteResponseSchema>;

/** The response of the function `save-quote`. */
export const savedQuoteSchema = z.object({ token: quoteTokenSchema });

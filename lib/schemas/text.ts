import { z } from 'zod';
import { MAX_SAVED_IN_LINK } from '../domain/messaging/text-message.ts';
import { consentOf, DEFAULT_CONSENTS } from '../copy/sms-consent.ts';
import {
  arePossibleDates,
  calendarDateSchema,
  guestsSchema,
  IMPOSSIBLE_DATES,
  optionalDates,
  uuidSchema,
} from './fields.ts';

/** The state that the link restores on the phone. */
const contextSchema = z
  .strictObject({
    saved: z
      .array(uuidSchema)
      .max(MAX_SAVED_IN_LINK)
      .transform((ids) => [...new Set(ids)])
      .default([]),
    ...optionalDates,
    guests: guestsSchema.optional(),
    deal_id: uuidSchema.optional(),
  })
  .refine(arePossibleDates, IMPOSSIBLE_DATES);

/** US numbers only, as E.164. */
export const phoneSchema = z.string().regex(/^\+1[0-9]{10}$/);
export const sessionIdSchema = z.string().regex(/^[\w-]{8,64}$/);
/** The consent wording that the visitor was shown. */
export const shownConsentSchema = z.strictObject({
  version: z.string().min(1).max(40),
  text: z.string().min(1).max(2000),
});

/** The body of `POST /api/text` (product §10.8). Only the cabin's id is used, because title and URL are unverified. */
export const textRequestSchema = z.strictObject({
  action: z.literal('send_single'),
  phone: phoneSchema,
  sessionId: sessionIdSchema,
  source: z.literal('listing_card'),
  cabin: z.strictObject({
    id: uuidSchema,
    title: z.string().max(300),
    url: z.string().max(2000),
  }),
  context: contextSchema.optional(),
  // A caller that sends none shows the built-in wording, which applies until the host saves another.
  consent: shownConsentSchema.default(() => consentOf('cabin_link', DEFAULT_CONSENTS.cabin_link)),
});
export type TextRequest = z.infer<typeof textRequestSchema>;
/** As a page sends it. */
export type TextRequestBody = z.input<typeof textRequestSchema>;

export const textTokenSchema = z.string().regex(/^[A-Za-z0-9]{12,32}$/);

/** The query of `GET /api/text-link`. */
export const textLinkQuerySchema = z.strictObject({ token: textTokenSchema });

/** The response of `GET /api/text-link`. */
export const textLinkSchema = z.object({
  slug: z.string().min(1).max(200).nullable(),
  check_in: calendarDateSchema.nullable(),
  check_out: calendarDateSchema.nullable(),
  guests: z.int().nullable(),
  saved: z.array(z.object({ slug: z.string().min(1).max(200), cabinId: uuidSchema })),
  deal_id: uuidSchema.nullable(),
});
export type TextLink = z.infer<typeof textLinkSchema>;

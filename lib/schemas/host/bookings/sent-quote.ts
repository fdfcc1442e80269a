import { z } from 'zod';
import { MAX_HOLD_HOURS } from '../../../domain/host/payment-methods.ts';
import { GUESTS_MAX, PARTY_LIMITS } from '../../../domain/stays/party.ts';
import { cleanLine } from '../../../domain/values/plain-text.ts';
import {
  calendarDateSchema,
  centsSchema,
  emailSchema,
  intSchema,
  partyFields,
  personNameSchema,
  uuidSchema,
} from '../../fields.ts';
import { quoteTokenSchema } from '../../quote.ts';
import {
  holdHoursSchema,
  hostBookingSchema,
  hostGuestSchema,
  notSoldSchema,
  wantedStaySchema,
} from './new-booking.ts';

/** A quote to send, as the form of a new booking has it. Without an email address the host passes on the link. */
export const quoteToSendSchema = z
  .object({
    /** The same twice sends once. */
    key: uuidSchema,
    expectedTotalCents: centsSchema,
    quoteHours: holdHoursSchema,
    name: z
      .string()
      .transform((name) => (cleanLine(name) === '' ? null : name))
      .pipe(personNameSchema.nullable()),
    email: hostGuestSchema.shape.email,
  })
  .and(wantedStaySchema)
  // The guest books it on the site, which takes no larger party.
  .refine(({ adults, children }) => adults + children <= GUESTS_MAX, { path: ['adults'] })
  .transform(({ key, expectedTotalCents, quoteHours: holdHours, name, email, ...stay }) => ({
    key,
    stay,
    expectedTotalCents,
    holdHours,
    guestName: name,
    email,
  }));
export type QuoteToSend = z.input<typeof quoteToSendSchema>;

/** What the function `host-send-quote` is sent: the form, parsed. */
export const hostQuoteSchema = z.strictObject({
  key: uuidSchema,
  stay: hostBookingSchema.shape.stay.extend(partyFields(PARTY_LIMITS, intSchema)),
  expectedTotalCents: centsSchema,
  holdHours: intSchema(1, MAX_HOLD_HOURS),
  guestName: personNameSchema.nullable(),
  email: emailSchema.nullable(),
});
export type HostQuote = z.output<typeof hostQuoteSchema>;

const sentSchema = z.object({
  token: quoteTokenSchema,
  holdsUntil: z.iso.datetime({ offset: true }),
  isEmailed: z.boolean(),
});
export const sendQuoteAnswerSchema = sentSchema.or(notSoldSchema);

/** The response of `host_sent_quotes`: quotes that still hold, the latest first. */
export const openQuotesSchema = z.array(
  z.object({
    id: uuidSchema,
    token: quoteTokenSchema,
    cabin: z.string(),
    timezone: z.string(),
    checkIn: calendarDateSchema,
    checkOut: calendarDateSchema,
    guestName: z.string().nullable(),
    totalCents: z.int(),
    madeAt: z.string(),
    holdsUntil: z.string(),
    /** The reference of the paid booking made with it. */
    bookedAs: z.string().nullable(),
  }),
);
/** With its link in place of the token. */
export type OpenQuote = Omit<z.output<typeof openQuotesSchema>[number], 'token'> & { url: string };

/** A sent quote as the console shows it. */
export type SentHostQuote = { url: string; holdsUntil: string; isEmailed: boolean };

import { z } from 'zod';
import { bookingReferenceSchema } from '../bookings/bookings.ts';

/** Asks whether a booking's number gets texts; `stop` ends them. */
export const guestTextsRequestSchema = z.strictObject({
  reference: bookingReferenceSchema,
  stop: z.boolean(),
});

/** `none`: the number can't get texts. */
export const guestTextsSchema = z.object({ texts: z.enum(['on', 'stopped', 'none']) });
export type GuestTexts = z.infer<typeof guestTextsSchema>['texts'];

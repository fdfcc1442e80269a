import { z } from 'zod';
import { parseReference } from '../domain/bookings/find-booking.ts';
import { normalizeEmail } from '../domain/values/email-address.ts';
import { emailSchema, textSchema } from './fields.ts';

/**
 * The body of `POST /api/find-booking`. A reference that can't be one finds nothing, as an unknown one does; an empty
 * one, as a form sends it, is none.
 */
export const findBookingSchema = z.strictObject({
  email: emailSchema.transform(normalizeEmail),
  reference: textSchema(0, 40)
    .nullish()
    .transform((text) => (text ? (parseReference(text) ?? text) : null)),
});
export type FindBookingRequest = z.output<typeof findBookingSchema>;

import { z } from 'zod';
import { bookingReferenceSchema } from '../bookings/bookings.ts';

/** Whether texts go to the number of a booking; with `stop`, none from then on. */
export const guestTextsRequestSchema = z.strictObject({
  reference: bookingReferenceSchema,
  stop: z.boolean(),
});

/** `none`: no text ever goes there. */
export const guestTextsSchema = z.object({ texts: z.enum(['on', 'stopped', 'none']) });
export type GuestTexts = z.infer<typeof guestTextsSchema>['texts'];

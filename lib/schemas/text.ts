import { z } from 'zod';
import { nightsBetween, type CalendarDate } from '../domain/calendar-date.ts';
import { GUESTS_MAX, GUESTS_MIN } from '../domain/party.ts';
import { LONGEST_STAY_NIGHTS } from '../domain/stay.ts';
import { MOST_SAVED_IN_LINK } from '../domain/text-message.ts';
import { calendarDateSchema, uuidSchema } from './fields.ts';

type Dates = { check_in?: CalendarDate; check_out?: CalendarDate };

function areDatesPossible({ check_in: checkIn, check_out: checkOut }: Dates): boolean {
  if (!checkIn || !checkOut) return !checkIn && !checkOut;
  const nights = nightsBetween(checkIn, checkOut);
  return nights >= 1 && nights <= LONGEST_STAY_NIGHTS;
}

/** What the link brings back on the phone. */
const contextSchema = z
  .strictObject({
    saved: z
      .array(uuidSchema)
      .max(MOST_SAVED_IN_LINK)
      .transform((ids) => [...new Set(ids)])
      .default([]),
    check_in: calendarDateSchema.optional(),
    check_out: calendarDateSchema.optional(),
    guests: z.int().min(GUESTS_MIN).max(GUESTS_MAX).optional(),
    deal_id: uuidSchema.optional(),
  })
  .refine(areDatesPossible, { error: 'Not possible dates', path: ['check_out'] });

/** The body of `POST /api/text` (product §10.8). Of the cabin only the id is used: title and url are the caller's word. */
export const textRequestSchema = z.strictObject({
  action: z.literal('send_single'),
  phone: z.string().regex(/^\+1[0-9]{10}$/),
  sessionId: z.string().regex(/^[\w-]{8,64}$/),
  source: z.literal('listing_card'),
  cabin: z.strictObject({
    id: uuidSchema,
    title: z.string().max(300),
    url: z.string().max(2000),
  }),
  context: contextSchema.optional(),
});
export type TextRequest = z.infer<typeof textRequestSchema>;
/** As a page sends it. */
export type TextRequestBody = z.input<typeof textRequestSchema>;

export const textTokenSchema = z.string().regex(/^[A-Za-z0-9]{12,32}$/);

/** The query of `GET /api/text-link`. */
export const textLinkQuerySchema = z.strictObject({ token: textTokenSchema });

/** The answer of `GET /api/text-link`. */
export const textLinkSchema = z.object({
  slug: z.string().min(1).max(200).nullable(),
  check_in: calendarDateSchema.nullable(),
  check_out: calendarDateSchema.nullable(),
  guests: z.int().nullable(),
  saved: z.array(z.object({ slug: z.string().min(1).max(200), cabinId: uuidSchema })),
  deal_id: uuidSchema.nullable(),
});
export type TextLink = z.infer<typeof textLinkSchema>;

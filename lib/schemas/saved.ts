import { z } from 'zod';
import { nightsBetween } from '../domain/calendar-date.ts';
import { GUESTS_MAX, GUESTS_MIN } from '../domain/party.ts';
import { MOST_CHECKED } from '../domain/saved-answer.ts';
import { LONGEST_STAY_NIGHTS } from '../domain/stay.ts';
import { calendarDateSchema, uuidSchema } from './fields.ts';

/** The body of `POST /api/saved`: saved cabins, to be checked for a stay when both dates are given. */
export const savedRequestSchema = z
  .strictObject({
    ids: z
      .array(uuidSchema)
      .min(1)
      .max(MOST_CHECKED)
      .transform((ids) => [...new Set(ids)]),
    check_in: calendarDateSchema.optional(),
    check_out: calendarDateSchema.optional(),
    guests: z.int().min(GUESTS_MIN).max(GUESTS_MAX).optional(),
  })
  .superRefine(({ check_in: checkIn, check_out: checkOut }, context) => {
    if (!checkIn && !checkOut) return;
    const nights = checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0;
    if (nights < 1 || nights > LONGEST_STAY_NIGHTS) {
      context.addIssue({ code: 'custom', path: ['check_out'], message: 'Not a stay' });
    }
  });

export type SavedRequest = z.infer<typeof savedRequestSchema>;

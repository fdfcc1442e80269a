import { z } from 'zod';
import type { AvailabilityResponse } from '../domain/parse-availability.ts';
import { calendarDateSchema, uuidSchema } from './fields.ts';

/** The query of `GET /api/availability` (product §11). */
export const availabilityQuerySchema = z.strictObject({ cabin_id: uuidSchema });

// Answers are read leniently (unknown keys are dropped): a calendar supplier may add fields of its own.
const availabilityDaySchema = z.object({
  date: calendarDateSchema,
  availability: z.object({
    available: z.boolean(),
    min_stay: z.int().min(0).max(366).nullish(),
    allows_check_in: z.boolean().nullish(),
    allows_check_out: z.boolean().nullish(),
  }),
  price: z
    .object({ amount: z.number().min(0).max(10_000_000), formatted: z.string().max(40).nullish() })
    .nullable(),
});

/** The answer of `GET /api/availability`; at most three years of days. */
export const availabilityResponseSchema = z.object({
  calendar_data: z.object({
    data: z.object({ dates: z.array(availabilityDaySchema).max(1100) }),
  }),
}) satisfies z.ZodType<AvailabilityResponse>;

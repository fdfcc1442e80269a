import { z } from 'zod';
import { calendarDateSchema, textSchema } from './fields.ts';

const countSchema = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** The query of `GET /api/v1/quote`; amounts in the response are US cents. */
export const apiQuoteQuerySchema = z.strictObject({
  cabin: z.string().min(1).max(80),
  check_in: calendarDateSchema,
  check_out: calendarDateSchema,
  adults: countSchema(1, 20).default(2),
  children: countSchema(0, 19).default(0),
  pets: countSchema(0, 10).default(0),
  promo_code: textSchema(0, 40).optional(),
});

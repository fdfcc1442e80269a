import { z } from 'zod';
import type { AvailabilityResponse } from '../domain/stays/parse-availability.ts';
import type { TaxRate } from '../domain/pricing/tax-rate.ts';
import { uuidSchema } from './fields.ts';

/** The query of `GET /api/availability` (product §11). */
export const availabilityQuerySchema = z.strictObject({ cabin_id: uuidSchema });

/** The days of the answer as the function sends them. */
export const availabilityDaysSchema = z.object({
  calendar_data: z.object({
    data: z.object({
      dates: z.array(
        z.object({
          date: z.string(),
          availability: z.object({
            available: z.boolean(),
            min_stay: z.number().nullish(),
            allows_check_in: z.boolean().nullish(),
            allows_check_out: z.boolean().nullish(),
          }),
          price: z.object({ amount: z.number(), formatted: z.string().nullish() }).nullable(),
        }),
      ),
    }),
  }),
});

/** A `Promotion` of lib/domain under the names of the database; the browser skips one that it can't read. */
export const promotionJsonSchema = z.looseObject({ code: z.string(), label: z.string() });
export type PromotionJson = z.infer<typeof promotionJsonSchema>;

/**
 * Its answer: the days, which alone are the contract, the promotion that the site advertises, while it is active, and
 * what the browser needs to add up a price before the server's quote is there.
 */
export type AvailabilityAnswer = AvailabilityResponse & {
  promotion?: PromotionJson | null;
  /** Those of the cabin that need no code; left out where there is none. */
  automatic?: readonly PromotionJson[];
  taxes?: readonly TaxRate[];
};

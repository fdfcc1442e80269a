import { z } from 'zod';
import type { AvailabilityResponse } from '../domain/stays/parse-availability.ts';
import type { DamageDeposit } from '../domain/pricing/damage-deposit.ts';
import type { TaxRate } from '../domain/pricing/tax-rate.ts';
import { uuidSchema } from './fields.ts';

/** The query of `GET /api/availability` (product §11). */
export const availabilityQuerySchema = z.strictObject({ cabin_id: uuidSchema });

/** The days of the response as the function sends them. */
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

/** A `Promotion` of lib/domain with the database's names; the browser skips one that it can't read. */
export const promotionJsonSchema = z.looseObject({ code: z.string(), label: z.string() });
export type PromotionJson = z.infer<typeof promotionJsonSchema>;

/**
 * The response: the days, which alone are the contract, the advertised promotion while it is active, and what the
 * browser needs to estimate a price before the server's quote arrives.
 */
export type AvailabilityAnswer = AvailabilityResponse & {
  promotion?: PromotionJson | null;
  /** The cabin's promotions that need no code; omitted where there is none. */
  automatic?: readonly PromotionJson[];
  taxes?: readonly TaxRate[];
  /** Omitted where the host asks for none. */
  damage_deposit?: DamageDeposit;
};

import { z } from 'zod';
import type { AvailabilityResponse } from '../domain/stays/parse-availability.ts';
import type { TaxRate } from '../domain/pricing/tax-rate.ts';
import { uuidSchema } from './fields.ts';

/** The query of `GET /api/availability` (product §11). */
export const availabilityQuerySchema = z.strictObject({ cabin_id: uuidSchema });

export type PromotionJson = {
  code: string;
  label: string;
  every_nth_night_free: number;
  season_start: string;
  season_end: string;
};

/** Its answer: the days, the promotion that the site advertises, while it is active, and the taxes of its town. */
export type AvailabilityAnswer = AvailabilityResponse & {
  promotion?: PromotionJson | null;
  taxes: readonly TaxRate[];
};

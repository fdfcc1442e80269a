import { z } from 'zod';
import { centsSchema, uuidSchema } from './fields.ts';

const percentSchema = z.number().min(0).max(100);
const instantSchema = z.iso.datetime({ offset: true });
const lineSchema = z.string().max(300);

const cabinSchema = z.object({
  id: uuidSchema,
  slug: lineSchema,
  title: lineSchema,
  short_desc: lineSchema,
  hero_image_url: z.string().max(2000),
  hero_focus_x: percentSchema.default(50),
  hero_focus_y: percentSchema.default(50),
  city: lineSchema,
  bedrooms: z.number().min(0),
  beds: z.number().min(0),
  baths: z.number().min(0),
  max_guests: z.int().min(1),
  max_pets: z.int().min(0),
  featured: z.boolean(),
  live: z.literal(true),
  pet_fee: centsSchema.nullable(),
  amenities: z.record(z.string(), z.json()),
  tiktok_ids: z.array(z.string()),
  video_tour_url: z.string().nullable(),
  mountain_mama_review: z.string().nullable(),
  views_last_7_days: z.int().min(0),
  nightly_rate: centsSchema,
  cleaning_fee: centsSchema,
  mountain_mama_nightly_surcharge: percentSchema,
  open_night_least: centsSchema.nullable(),
  open_night_usual: centsSchema.nullable().default(null),
  timezone: lineSchema,
  free_cancel_days: z.int().min(0),
  average_rating: z.number().min(0).max(5),
  review_count: z.int().min(0),
});

const dealSchema = z.object({
  id: uuidSchema,
  discount_percent: percentSchema,
  starts_at: instantSchema,
  expires_at: instantSchema,
  cabin: cabinSchema,
});

/** The response of `get-daily-deal` and of `GET /api/deal` (product §7.6, §11). */
export const dealResponseSchema = z.object({ deal: dealSchema.nullable() });
export type DealResponse = z.infer<typeof dealResponseSchema>;
export type DealJson = z.infer<typeof dealSchema>;

/** The body of `track-daily-deal-unlock`; the session only keeps a visitor from being counted twice. */
export const dealUnlockSchema = z.strictObject({
  deal_id: uuidSchema,
  session_id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});

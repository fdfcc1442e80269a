import { z } from 'zod';
import { uuidSchema } from './fields.ts';

const MOST_IDS = 100;
const UUID_LENGTH = 36;

const idListSchema = z
  .array(uuidSchema)
  .min(1)
  .max(MOST_IDS)
  .transform((ids) => [...new Set(ids)]);

/** The query of `GET /api/stats`: comma separated ids, at most 100, given back without repeats (design §5). */
export const statsQuerySchema = z.strictObject({
  ids: z
    .string()
    .max(MOST_IDS * (UUID_LENGTH + 1))
    .transform((text) => text.split(','))
    .pipe(idListSchema),
});

/** The body of the function `get-cabin-stats` (spec §7). */
export const statsRequestSchema = z.strictObject({ property_ids: idListSchema });

/** The answer of `get-cabin-stats` (spec §3, §7). */
export const statsResponseSchema = z.object({
  success: z.boolean(),
  data: z.array(
    z.object({
      property_id: uuidSchema,
      views_today: z.int().min(0),
      views_last_7_days: z.int().min(0),
      views_last_31_days: z.int().min(0),
      last_viewed: z.string().max(40).nullable(),
    }),
  ),
  error: z.string().nullable(),
  meta: z.object({ total_properties: z.int().min(0), total_clicks: z.int().min(0) }),
});

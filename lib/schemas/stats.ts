import { z, type ZodType } from 'zod';
import { isSlug } from '../domain/values/slug.ts';
import { uuidSchema } from './fields.ts';

const MAX_IDS = 100;
const UUID_LENGTH = 36;
const SLUG_LENGTH = 80;

const idListSchema = z
  .array(uuidSchema)
  .min(1)
  .max(MAX_IDS)
  .transform((ids) => [...new Set(ids)]);

const slugListSchema = z
  .array(z.string().refine(isSlug))
  .min(1)
  .max(MAX_IDS)
  .transform((slugs) => [...new Set(slugs)]);

const listOf = <T>(listSchema: ZodType<T, string[]>, itemLength: number) =>
  z
    .string()
    .max(MAX_IDS * (itemLength + 1))
    .transform((text) => text.split(','))
    .pipe(listSchema);

/** The query of `GET /api/stats`: at most 100 comma-separated ids or slugs, deduplicated (product §11). */
export const statsQuerySchema = z.union([
  z.strictObject({ ids: listOf(idListSchema, UUID_LENGTH) }),
  z.strictObject({ slugs: listOf(slugListSchema, SLUG_LENGTH) }),
]);

/** The body of the function `get-cabin-stats` (product §7.1). */
export const statsRequestSchema = z.union([
  z.strictObject({ property_ids: idListSchema }),
  z.strictObject({ slugs: slugListSchema }),
]);

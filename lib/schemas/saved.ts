import { z } from 'zod';
import { MAX_CHECKED } from '../domain/search/saved-cabins-status.ts';
import {
  arePossibleDates,
  guestsSchema,
  IMPOSSIBLE_DATES,
  optionalDates,
  uuidSchema,
} from './fields.ts';

/** The body of `POST /api/saved`: saved cabins, checked for a stay when both dates are given. */
export const savedRequestSchema = z
  .strictObject({
    ids: z
      .array(uuidSchema)
      .min(1)
      .max(MAX_CHECKED)
      .transform((ids) => [...new Set(ids)]),
    ...optionalDates,
    guests: guestsSchema.optional(),
  })
  .refine(arePossibleDates, IMPOSSIBLE_DATES);

export type SavedRequest = z.infer<typeof savedRequestSchema>;

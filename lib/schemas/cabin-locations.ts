import { z } from 'zod';
import './no-eval.ts';
import { RESULTS_PER_PAGE } from '../domain/search/pagination.ts';
import { isSlug } from '../domain/values/slug.ts';

const SLUG_LENGTH = 80;

/** The query of `GET /api/cabin-locations`: comma-separated slugs, at most those of one page of a list. */
export const cabinLocationsQuerySchema = z.strictObject({
  cabins: z
    .string()
    .max(RESULTS_PER_PAGE * (SLUG_LENGTH + 1))
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.string().refine(isSlug)).min(1).max(RESULTS_PER_PAGE)),
});

import { z } from 'zod';
import './no-eval.ts';
import { isFallWeek } from '../domain/trip/fall-color.ts';
import { isSlug } from '../domain/values/slug.ts';

/** The query of `GET /api/fall-cabins`. */
export const fallCabinsQuerySchema = z.strictObject({
  week: z.string().refine(isFallWeek),
  place: z.string().refine(isSlug),
});
export type FallCabinsQuery = z.infer<typeof fallCabinsQuerySchema>;

import { z } from 'zod';
import './no-eval.ts';
import { isFallWeek } from '../domain/trip/fall-color.ts';
import { findFallPlace } from '../domain/trip/fall-places.ts';

/** The query of `GET /api/fall-cabins`. */
export const fallCabinsQuerySchema = z.strictObject({
  week: z.string().refine(isFallWeek),
  place: z.string().refine((slug) => findFallPlace(slug) !== undefined),
});
export type FallCabinsQuery = z.infer<typeof fallCabinsQuerySchema>;

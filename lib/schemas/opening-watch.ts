import { z } from 'zod';
import { CABIN_FILTERS } from '../domain/catalog/cabin-filters.ts';
import { FLEXIBLE_DAYS } from '../domain/search/search-criteria.ts';
import { arePossibleDates, calendarDateSchema, guestsSchema, IMPOSSIBLE_DATES } from './fields.ts';
import { phoneSchema, sessionIdSchema, shownConsentSchema } from './text.ts';
import { findArea } from '../domain/catalog/area.ts';
import { shop } from '../shop/shop.ts';

/** Looked up when parsing, because the host may add areas. */
const isArea = (slug: string) => findArea(shop().areas, slug) !== undefined;

/** The body of `POST /api/text/openings`: the search as in its URL, and the number to text. */
export const openingWatchSchema = z
  .strictObject({
    phone: phoneSchema,
    session_id: sessionIdSchema,
    consent: shownConsentSchema,
    check_in: calendarDateSchema,
    check_out: calendarDateSchema,
    guests: guestsSchema,
    city: z.string().refine(isArea, 'Not an area').optional(),
    filter: z.enum(CABIN_FILTERS).optional(),
    flexible_days: z.enum(FLEXIBLE_DAYS).optional(),
  })
  .refine(arePossibleDates, IMPOSSIBLE_DATES);
export type OpeningWatch = z.infer<typeof openingWatchSchema>;

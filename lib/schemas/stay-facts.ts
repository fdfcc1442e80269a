import { z } from 'zod';
import './no-eval.ts';
import { isCabinSlug } from '../domain/catalog/cabin.ts';
import { parseStay } from '../domain/stays/stay.ts';
import { calendarDateSchema, IMPOSSIBLE_DATES } from './fields.ts';

/** The query of `GET /api/stay-facts`: a cabin's slug and a stay. */
export const stayFactsQuerySchema = z
  .strictObject({
    cabin: z.string().refine(isCabinSlug),
    check_in: calendarDateSchema,
    check_out: calendarDateSchema,
  })
  .refine(({ check_in, check_out }) => parseStay(check_in, check_out).ok, IMPOSSIBLE_DATES);

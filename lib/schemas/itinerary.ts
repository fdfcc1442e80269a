import { z } from 'zod';
import { MAX_ITINERARY_CABINS } from '../domain/trip/itinerary.ts';
import { parsePlan } from '../domain/trip/planner/parse-plan.ts';
import { stayOf, type Plan } from '../domain/trip/planner/plan.ts';
import {
  arePossibleDates,
  guestsSchema,
  IMPOSSIBLE_DATES,
  optionalDates,
  textSchema,
  uuidSchema,
} from './fields.ts';
import { shop } from '../shop/shop.ts';

export const itineraryTokenSchema = z.string().regex(/^[\da-f]{32}$/);
export const editTokenSchema = z.string().regex(/^[\da-f]{64}$/);

const planSchema = z.unknown().transform((value, context): Plan => {
  const plan = parsePlan(value, shop().areas);
  if (plan) return plan;
  context.addIssue({ code: 'custom', message: 'Not a plan' });
  return z.NEVER;
});

const content = z.strictObject({
  title: textSchema(1, 80),
  ...optionalDates,
  guests: guestsSchema,
  /** If omitted, an existing plan moves to the dates. */
  plan: planSchema.optional(),
  cabins: z
    .array(uuidSchema)
    .max(MAX_ITINERARY_CABINS)
    .transform((ids) => [...new Set(ids)]),
});

type Content = z.output<typeof content>;

function areDatesOfPlan(body: Content): boolean {
  if (!body.plan || !arePossibleDates(body)) return arePossibleDates(body);
  const stay = stayOf(body.plan);
  return stay !== null && stay.checkIn === body.check_in && stay.checkOut === body.check_out;
}

/** The body of `POST /api/itineraries` and of `PUT /api/itineraries/{id}`. */
export const itineraryRequestSchema = content
  .refine(areDatesOfPlan, IMPOSSIBLE_DATES)
  .refine(({ plan, cabins }) => plan !== undefined || cabins.length > 0, {
    error: 'Nothing to share',
    path: ['cabins'],
  });
export type ItineraryRequest = z.output<typeof itineraryRequestSchema>;
/** As a page sends it. */
export type ItineraryRequestBody = z.input<typeof itineraryRequestSchema>;

/** The body of a change; an unchanged plan can be omitted. */
export const itineraryChangeSchema = content.refine(areDatesOfPlan, IMPOSSIBLE_DATES);

/** The body of `POST /api/itineraries/{id}/votes`; 0 withdraws the vote. */
export const voteRequestSchema = z.strictObject({
  cabin_id: uuidSchema,
  voter_id: uuidSchema,
  name: textSchema(1, 40),
  vote: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
});
export type VoteRequest = z.output<typeof voteRequestSchema>;

import { z } from 'zod';
import {
  REVIEW_LIMITS,
  REVIEW_SUBJECTS,
  type ReviewSubject,
  type SubjectRatings,
} from '../domain/reviews/review.ts';
import { calendarDateSchema, intSchema, longTextSchema, textSchema, uuidSchema } from './fields.ts';

const starsSchema = intSchema(1, 5);
const shape = Object.fromEntries(
  REVIEW_SUBJECTS.map((subject) => [subject, starsSchema.optional()]),
) as Record<ReviewSubject, z.ZodOptional<typeof starsSchema>>;
const subjectsSchema = z.object(shape) satisfies z.ZodType<SubjectRatings>;

/** The form of the review page. */
export const reviewSchema = z.object({
  rating: starsSchema,
  subjects: subjectsSchema,
  author: textSchema(1, REVIEW_LIMITS.maxAuthor).pipe(z.string().regex(/\p{L}/u)),
  body: longTextSchema(REVIEW_LIMITS.maxBody).pipe(
    z.string().refine((text) => [...text.trim()].length >= REVIEW_LIMITS.minBody),
  ),
});
export type SentReview = z.output<typeof reviewSchema>;

/** Maps the form's fields by name to the schema's input. */
export function toReview(fields: Readonly<Record<string, string | undefined>>): unknown {
  const stars = (name: string) => (fields[name] ? Number(fields[name]) : undefined);
  return {
    rating: stars('rating'),
    subjects: Object.fromEntries(
      REVIEW_SUBJECTS.flatMap((subject) => {
        const given = stars(subject);
        return given === undefined ? [] : [[subject, given]];
      }),
    ),
    author: fields.author ?? '',
    body: fields.body ?? '',
  };
}

const shownSchema = z.object({
  id: uuidSchema,
  rating: z.coerce.number(),
  author: z.string(),
  body: z.string(),
  subjects: subjectsSchema,
  photos: z.array(uuidSchema),
});

const staySchema = z.object({
  cabin: z.string(),
  slug: z.string(),
  cabinId: uuidSchema,
  live: z.boolean(),
  heroImageUrl: z.string(),
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  guestName: z.string(),
});

/** The result of `read_review_request`. */
export const reviewRequestSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('expired') }),
  staySchema.extend({ state: z.literal('open') }),
  staySchema.extend({
    state: z.enum(['new', 'published', 'hidden']),
    publishAt: z.string().nullable(),
    review: shownSchema,
  }),
]);
export type ReviewRequest = z.output<typeof reviewRequestSchema>;
export type SentRequest = Extract<ReviewRequest, { state: 'new' | 'published' | 'hidden' }>;

/** The body of `POST /api/reviews/{token}/photos`. */
export const reviewPhotoSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('start') }),
  z.strictObject({ step: z.literal('finish'), id: uuidSchema }),
  z.strictObject({ step: z.literal('remove'), id: uuidSchema }),
]);

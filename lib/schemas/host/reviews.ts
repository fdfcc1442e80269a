import { z } from 'zod';
import { MAX_IMPORT } from '../../domain/reviews/review-csv.ts';
import { HIDE_REASONS, REVIEW_LIMITS } from '../../domain/reviews/review.ts';
import { calendarDateSchema, longTextSchema, textSchema, uuidSchema } from '../fields.ts';

const REVIEW_STATES = ['new', 'published', 'hidden'] as const;
const stateSchema = z.enum(REVIEW_STATES);
export type ReviewState = z.infer<typeof stateSchema>;
export const REVIEW_FILTERS = ['all', 'new', 'unanswered', 'published', 'hidden'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];
/** The page size of the list, the same as in host_reviews. */
export const REVIEWS_PER_PAGE = 30;
const hideReasonSchema = z.enum(HIDE_REASONS);

const hostReviewSchema = z.object({
  id: uuidSchema,
  cabin: z.string(),
  slug: z.string(),
  rating: z.coerce.number(),
  origin: z.enum(['example', 'stay', 'import']),
  source: z.string().nullable(),
  answer: z.string().nullable(),
  /** Null for a rating without text. */
  author: z.string().nullable(),
  body: z.string().nullable(),
  stayedOn: calendarDateSchema.nullable(),
  state: stateSchema,
  reason: hideReasonSchema.nullable(),
  sentAt: z.string(),
  /** When it is published automatically. */
  publishAt: z.string().nullable(),
  /** The booking it is about. */
  reference: z.string().nullable(),
  subjects: z.record(z.string(), z.int()),
  photos: z.array(uuidSchema),
});
export type HostReview = z.infer<typeof hostReviewSchema>;

/** The response of `host_reviews`. */
export const hostReviewsSchema = z.object({
  reviews: z.array(hostReviewSchema),
  found: z.int(),
  counts: z.record(z.enum(REVIEW_FILTERS), z.int()),
  cabins: z.array(z.object({ slug: z.string(), title: z.string() })),
  imports: z.array(
    z.object({ id: uuidSchema, source: z.string(), at: z.string(), reviews: z.int() }),
  ),
});
export type HostReviews = z.infer<typeof hostReviewsSchema>;

/** `seen` is the state the page showed. */
export const reviewChangeSchema = z.strictObject({
  state: stateSchema,
  reason: hideReasonSchema.nullable(),
  seen: stateSchema,
});
export type ReviewChange = z.input<typeof reviewChangeSchema>;

export const hideFormSchema = z.strictObject({ reason: hideReasonSchema });

export const answerSchema = z.strictObject({
  answer: longTextSchema(REVIEW_LIMITS.maxBody),
  /** The answer the page showed. */
  seen: z.string().max(REVIEW_LIMITS.maxBody),
});
export type ReviewAnswer = z.input<typeof answerSchema>;

export const reviewImportSchema = z.strictObject({
  source: textSchema(2, 40),
  rows: z
    .array(
      z.strictObject({
        line: z.int().min(1),
        cabin: textSchema(1, 120),
        rating: z.number().min(1).max(5),
        author: textSchema(1, REVIEW_LIMITS.maxAuthor).nullable(),
        stayedOn: calendarDateSchema,
        body: longTextSchema(REVIEW_LIMITS.maxBody).nullable(),
      }),
    )
    .min(1)
    .max(MAX_IMPORT),
});
export type ReviewImport = z.input<typeof reviewImportSchema>;

/** The response of `host_preview_review_import`. */
export const importPreviewSchema = z.object({
  problems: z.array(
    z.object({ line: z.int(), problem: z.enum(['unknown_cabin', 'duplicate', 'future']) }),
  ),
  cabins: z.array(z.string()),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const importedSchema = z.object({ id: uuidSchema, reviews: z.int() });
export type Imported = z.infer<typeof importedSchema>;

import { z } from 'zod';
import {
  MAX_POST_CABINS,
  MAX_POST_TOPICS,
  parsePin,
  POST_KINDS,
} from '../../domain/catalog/post.ts';
import { isCalendarDate } from '../../domain/values/calendar-date.ts';
import {
  calendarDateSchema,
  longTextSchema,
  textSchema,
  typedDateSchema,
  uuidSchema,
  webUrlSchema,
  intSchema,
} from '../fields.ts';
import { orNone, typed } from './form-fields.ts';

export const POST_STATES = ['draft', 'scheduled', 'published'] as const;
const stateSchema = z.enum(POST_STATES);
export type PostState = z.infer<typeof stateSchema>;
const kindSchema = z.enum(POST_KINDS);

/** The response of `host_posts`: one page of the list. */
export const hostPostsSchema = z.object({
  total: z.int(),
  counts: z.partialRecord(stateSchema, z.int()),
  posts: z.array(
    z.object({
      id: uuidSchema,
      kind: kindSchema,
      slug: z.string(),
      title: z.string(),
      state: stateSchema,
      picture: z.string().nullable(),
      publishedAt: z.string().nullable(),
      updatedAt: z.string(),
      eventFrom: calendarDateSchema.nullable(),
      eventTo: calendarDateSchema.nullable(),
      usualWhen: z.string().nullable(),
    }),
  ),
});
export type HostPosts = z.infer<typeof hostPostsSchema>;

export const POSTS_PER_PAGE = 50;

/** The list's search from the URL. Fields that can't be parsed count as absent. */
export const postSearchSchema = z.object({
  text: z.string().max(80).optional().catch(undefined),
  kind: kindSchema.optional().catch(undefined),
  state: stateSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(999).default(1).catch(1),
});
export type PostSearch = z.infer<typeof postSearchSchema>;

/** The editable facts, as `host_post` returns them. Their keys are those of `host_save_post`. */
const factsSchema = z.object({
  kind: kindSchema,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  bodyMarkdown: z.string(),
  heroImageUrl: z.string(),
  heroAlt: z.string(),
  heroFocusX: z.int(),
  heroFocusY: z.int(),
  author: z.string(),
  eventFrom: z.string().nullable(),
  eventTo: z.string().nullable(),
  eventPlace: z.string().nullable(),
  eventUrl: z.string().nullable(),
  usualFrom: z.string().nullable(),
  usualTo: z.string().nullable(),
  usualWhen: z.string().nullable(),
  eventTown: z.string().nullable(),
  eventPin: z.string().nullable(),
  eventWarning: z.string().nullable(),
  eventAreas: z.array(z.string()),
  relatedCabinSlugs: z.array(z.string()),
  relatedPostSlugs: z.array(z.string()),
  topics: z.array(z.string()),
});
export type PostFacts = z.infer<typeof factsSchema>;
export type PostField = keyof PostFacts;

export const hostPostSchema = z.object({
  id: uuidSchema,
  state: stateSchema,
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  createdAt: z.string(),
  facts: factsSchema,
  /** What is missing before it can be published, by the database's keys. */
  lacks: z.array(z.string()),
  /** The email of whoever last changed each fact. */
  changedBy: z.record(z.string(), z.string()),
  oldSlugs: z.array(z.string()),
  /** When its secret link was made; null if it has none. */
  linkMadeAt: z.string().nullable(),
  /** The cabins it can link to. */
  cabins: z.array(z.object({ slug: z.string(), title: z.string() })),
});
export type HostPost = z.infer<typeof hostPostSchema>;

export const POST_LIMITS = {
  title: 120,
  slug: 80,
  excerpt: 320,
  leastExcerpt: 20,
  body: 60_000,
  alt: 200,
  author: 80,
  place: 160,
  town: 60,
  pin: 120,
  warning: 300,
  areas: 8,
  posts: 6,
} as const;

const title = textSchema(4, POST_LIMITS.title);
const slugSchema = z
  .string()
  .trim()
  .max(POST_LIMITS.slug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** One slug per line; empty lines are ignored. */
const slugLinesSchema = (most: number) =>
  z
    .array(z.string().trim().max(POST_LIMITS.slug))
    .transform((lines) => lines.filter((line) => line !== ''))
    .pipe(z.array(slugSchema).max(most));
/** A yearly day as MM-DD. */
const yearlyDaySchema = z.string().refine((day) => isCalendarDate(`2024-${day}`));
const pinSchema = textSchema(2, POST_LIMITS.pin).refine((text) => parsePin(text) !== null);
const OWN_PICTURE = /^$|^\/images\/[\w./-]{1,480}$/;

/** All editable fields of the form. It parses to PostFacts' fields. */
const postFormSchema = z.strictObject({
  kind: kindSchema,
  slug: slugSchema,
  title,
  excerpt: textSchema(0, POST_LIMITS.excerpt),
  bodyMarkdown: longTextSchema(POST_LIMITS.body),
  heroImageUrl: z.string().regex(OWN_PICTURE),
  heroAlt: textSchema(0, POST_LIMITS.alt),
  heroFocusX: intSchema(0, 100),
  heroFocusY: intSchema(0, 100),
  author: textSchema(2, POST_LIMITS.author),
  eventFrom: orNone(typedDateSchema),
  eventTo: orNone(typedDateSchema),
  eventPlace: orNone(textSchema(2, POST_LIMITS.place)),
  eventUrl: orNone(webUrlSchema),
  usualFrom: orNone(yearlyDaySchema),
  usualTo: orNone(yearlyDaySchema),
  usualWhen: orNone(textSchema(2, POST_LIMITS.place)),
  eventTown: orNone(textSchema(2, POST_LIMITS.town)),
  eventPin: orNone(pinSchema),
  eventWarning: orNone(textSchema(2, POST_LIMITS.warning)),
  eventAreas: slugLinesSchema(POST_LIMITS.areas),
  relatedCabinSlugs: z.array(slugSchema).max(MAX_POST_CABINS),
  relatedPostSlugs: slugLinesSchema(POST_LIMITS.posts),
  topics: z.array(z.string().max(40)).max(MAX_POST_TOPICS),
});
export type PostForm = z.input<typeof postFormSchema>;

/** The changed fields, and the values the form showed before. */
export const postChangeSchema = z.strictObject({
  changes: postFormSchema.partial(),
  seen: factsSchema.partial(),
});
export type PostChange = z.input<typeof postChangeSchema>;
export type SeenPost = PostChange['seen'];

export const newPostSchema = z.strictObject({ kind: kindSchema, title });
export type NewPost = z.input<typeof newPostSchema>;

/** A time in the shop's time zone. */
export const postTimeSchema = z.strictObject({
  date: typedDateSchema,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});
export type PostTime = z.input<typeof postTimeSchema>;

export const oldSlugSchema = slugSchema;
export const postSavedSchema = z.object({ slug: z.string() });

export const postUploadSchema = z.strictObject({ postId: uuidSchema, uploadId: uuidSchema });
export type PostUpload = z.infer<typeof postUploadSchema>;

const { shape } = postFormSchema;
export const postDraftSchema = z.object({
  kind: typed(shape.kind),
  title: typed(z.string().trim().max(POST_LIMITS.title)),
  excerpt: typed(shape.excerpt),
  bodyMarkdown: typed(shape.bodyMarkdown),
  heroImageUrl: typed(shape.heroImageUrl),
  heroAlt: typed(shape.heroAlt),
  heroFocusX: typed(shape.heroFocusX),
  heroFocusY: typed(shape.heroFocusY),
  author: typed(shape.author),
  eventFrom: typed(shape.eventFrom),
  eventTo: typed(shape.eventTo),
  eventPlace: typed(shape.eventPlace),
  eventUrl: typed(shape.eventUrl),
  usualFrom: typed(shape.usualFrom),
  usualTo: typed(shape.usualTo),
  usualWhen: typed(shape.usualWhen),
  eventTown: typed(shape.eventTown),
  eventPin: typed(shape.eventPin),
  eventWarning: typed(shape.eventWarning),
  eventAreas: typed(shape.eventAreas),
  relatedCabinSlugs: typed(shape.relatedCabinSlugs),
  relatedPostSlugs: typed(shape.relatedPostSlugs),
  topics: typed(shape.topics),
});
export type PostDraft = z.input<typeof postDraftSchema>;

/** Sent by the editor to its preview. */
export const postPreviewSchema = z.strictObject({ postPreview: z.custom<PostDraft>() });
/** Sent by the preview when it can receive drafts. */
export const POST_PREVIEW_READY = { postPreview: 'ready' } as const;
export const postPreviewReadySchema = z.strictObject({ postPreview: z.literal('ready') });

import { z } from 'zod';
import { isCalendarDate } from '../../domain/values/calendar-date.ts';
import { longTextSchema, textSchema, uuidSchema } from '../fields.ts';

/** The maximum characters of a letter's parts. */
export const NEWSLETTER_LIMITS = { subject: 150, previewLine: 150, body: 10_000 } as const;

const stateSchema = z.enum(['draft', 'sending', 'paused', 'stopped', 'sent']);

const resultsSchema = z.object({
  queued: z.int(),
  sent: z.int(),
  /** The number kept in the outbox, because no mail account is set up. */
  kept: z.int(),
  failed: z.int(),
  leftOut: z.int(),
  bounced: z.int(),
  complained: z.int(),
  unsubscribed: z.int(),
});
export type NewsletterResults = z.infer<typeof resultsSchema>;

const listedSchema = z.object({
  id: uuidSchema,
  subject: z.string(),
  state: stateSchema,
  updatedAt: z.string(),
  sendAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  results: resultsSchema,
});
export type ListedNewsletter = z.infer<typeof listedSchema>;

const SUBSCRIBER_STATES = ['unconfirmed', 'subscribed', 'unsubscribed', 'stopped'] as const;
const subscriberStateSchema = z.enum(SUBSCRIBER_STATES);
export type SubscriberState = z.infer<typeof subscriberStateSchema>;

/** The response of `host_newsletters`. */
export const newslettersSchema = z.object({
  letters: z.array(listedSchema),
  counts: z.record(subscriberStateSchema, z.int()),
  /** Whether the shop has the postal address that the law requires. */
  hasAddress: z.boolean(),
});
export type Newsletters = z.infer<typeof newslettersSchema>;

/** The response of `host_newsletter`. */
export const newsletterSchema = listedSchema.extend({
  previewLine: z.string(),
  body: z.string(),
  version: z.int(),
  audience: z.int(),
  hasAddress: z.boolean(),
});
export type HostNewsletter = z.infer<typeof newsletterSchema>;

/** A letter as the form has it. */
export const newsletterFormSchema = z.strictObject({
  subject: textSchema(1, NEWSLETTER_LIMITS.subject),
  previewLine: textSchema(0, NEWSLETTER_LIMITS.previewLine),
  body: longTextSchema(NEWSLETTER_LIMITS.body).pipe(z.string().min(1)),
});
export type NewsletterForm = z.input<typeof newsletterFormSchema>;

/** `seen` is the version the form showed; 0 for a new letter. */
export const saveNewsletterSchema = z.strictObject({
  id: uuidSchema,
  letter: newsletterFormSchema,
  seen: z.int().min(0),
});

/** A draft for the preview, complete or not. */
export const newsletterDraftSchema = z.strictObject({
  subject: z.string().max(2 * NEWSLETTER_LIMITS.subject),
  previewLine: z.string().max(2 * NEWSLETTER_LIMITS.previewLine),
  body: z.string().max(2 * NEWSLETTER_LIMITS.body),
});
export type NewsletterPreview = { light: string; dark: string; plain: string };

/** `sendAt` is empty for now, or a minute in the shop's time zone as `yyyy-MM-ddTHH:mm`. */
export const sendNewsletterSchema = z.strictObject({
  id: uuidSchema,
  seen: z.int().min(1),
  audience: z.int().min(0),
  sendAt: z
    .string()
    .regex(/^(?:[-\d]{10}T(?:[01]\d|2[0-3]):[0-5]\d)?$/)
    .refine((text) => text === '' || isCalendarDate(text.slice(0, 10)), 'Not a time'),
});
export type SendNewsletter = z.input<typeof sendNewsletterSchema>;

export const steerSchema = z.enum(['sending', 'paused', 'stopped']);
export type Steer = z.infer<typeof steerSchema>;

export const savedNewsletterSchema = z.object({ id: uuidSchema, version: z.int() });
export const testedNewsletterSchema = z.object({ email: z.string() });
export const sentNewsletterSchema = z.object({ audience: z.int(), version: z.int() });

const STOP_REASONS = ['bounce', 'complaint', 'asked'] as const;
const stopReasonSchema = z.enum(STOP_REASONS);
export type StopReason = z.infer<typeof stopReasonSchema>;

const subscriberSchema = z.object({
  id: uuidSchema,
  email: z.string(),
  state: subscriberStateSchema,
  signedUpAt: z.string(),
  confirmedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
  stoppedBy: stopReasonSchema.nullable(),
  stoppedAt: z.string().nullable(),
  form: z.enum(['footer', 'popup']),
  /** The social network that led to the site. */
  cameFrom: z.string().nullable(),
  /** The text of the confirmation; null if none was sent. */
  consentWords: z.string().nullable(),
  consentAskedAt: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

const subscriberPage = { subscribers: z.array(subscriberSchema), next: z.string().nullable() };
/** The response of `host_export_subscribers`. */
export const subscriberPageSchema = z.object(subscriberPage);
/** The response of `host_subscribers`. `stop`: why a searched address that isn't on the list gets no mail. */
export const subscribersSchema = z.object({ ...subscriberPage, stop: stopReasonSchema.nullable() });
export type Subscribers = z.infer<typeof subscribersSchema>;

export const MAX_SUBSCRIBER_TEXT = 254;

/** The list's search from the URL. Fields that can't be parsed count as absent. */
export const subscriberSearchSchema = z.object({
  q: z.string().trim().max(MAX_SUBSCRIBER_TEXT).default('').catch(''),
  state: subscriberStateSchema.optional().catch(undefined),
  after: z
    .string()
    .regex(/^\d{20}\|[0-9a-f-]{36}$/)
    .optional()
    .catch(undefined),
});
export type SubscriberSearch = z.infer<typeof subscriberSearchSchema>;

import { z } from 'zod';
import { longTextSchema, textSchema, uuidSchema } from '../fields.ts';

export const OWNER_STATES = ['new', 'called', 'visited', 'agreed', 'declined'] as const;
export const ownerStateSchema = z.enum(OWNER_STATES);
export type OwnerState = z.infer<typeof ownerStateSchema>;

const facts = {
  id: uuidSchema,
  name: z.string(),
  propertyName: z.string(),
  area: z.string(),
  bedrooms: z.int(),
  sleeps: z.int(),
  state: ownerStateSchema,
  createdAt: z.string(),
  /** Whether a bot may have sent it. */
  isPossibleSpam: z.boolean(),
};

const listedSchema = z.object({
  ...facts,
  /** The slug of the cabin created from it. */
  cabin: z.string().nullable(),
});

/** The response of `host_owners`. */
export const ownersSchema = z.object({
  applications: z.array(listedSchema),
  next: z.string().nullable(),
  counts: z.record(ownerStateSchema, z.int()),
});
export type HostOwners = z.infer<typeof ownersSchema>;

const entrySchema = z.object({
  id: z.int(),
  at: z.string(),
  by: z.string(),
  kind: z.enum(['state', 'note', 'mail', 'cabin']),
  state: ownerStateSchema.nullable(),
  subject: z.string().nullable(),
  body: z.string().nullable(),
  /** The state of its message; null if that has been deleted. */
  delivery: z.enum(['queued', 'sent', 'failed', 'kept', 'unknown', 'cancelled']).nullable(),
});
export type OwnerEntry = z.infer<typeof entrySchema>;

/** The response of `host_owner`. */
export const ownerSchema = z.object({
  ...facts,
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  baths: z.number(),
  amenities: z.array(z.string()),
  takesPets: z.boolean(),
  photoUrls: z.array(z.string()),
  listingUrl: z.string().nullable(),
  message: z.string(),
  consentedAt: z.string(),
  /** Null if it was sent without the form. */
  consentWords: z.string().nullable(),
  cabin: z.object({ slug: z.string(), title: z.string() }).nullable(),
  mayBeMailed: z.boolean(),
  entries: z.array(entrySchema),
});
export type HostOwner = z.infer<typeof ownerSchema>;

export const MAX_OWNER_TEXT = 80;

/** The list's search from the URL. Fields that can't be parsed count as absent. */
export const ownerSearchSchema = z.object({
  q: z.string().trim().max(MAX_OWNER_TEXT).default('').catch(''),
  state: ownerStateSchema.optional().catch(undefined),
  after: z
    .string()
    .regex(/^\d{20}\|[0-9a-f-]{36}$/)
    .optional()
    .catch(undefined),
});
export type OwnerSearch = z.infer<typeof ownerSearchSchema>;

export const OWNER_LIMITS = { note: 2000, subject: 150, body: 4000 } as const;

export const ownerNoteSchema = z.strictObject({
  note: longTextSchema(OWNER_LIMITS.note).pipe(z.string().min(1)),
});
export const ownerMailSchema = z.strictObject({
  subject: textSchema(1, OWNER_LIMITS.subject),
  body: longTextSchema(OWNER_LIMITS.body).pipe(z.string().min(1)),
});
export type OwnerMail = z.input<typeof ownerMailSchema>;

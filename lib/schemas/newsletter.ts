import { z } from 'zod';
import { normalizeEmail } from '../domain/values/email-address.ts';
import { TRAFFIC_SOURCES } from '../domain/analytics/traffic-source.ts';
import { emailSchema } from './fields.ts';

const SIGNUP_SOURCES = ['footer'] as const;
const DAY_MS = 86_400_000;

/**
 * The body of `POST /api/newsletter` (product §11). `website` is a honeypot; `elapsed_ms` is how long the form was
 * shown before it was sent.
 */
export const newsletterRequestSchema = z.strictObject({
  email: emailSchema.transform(normalizeEmail),
  signup_source: z.enum(SIGNUP_SOURCES).optional(),
  traffic_source: z.enum(TRAFFIC_SOURCES).optional(),
  website: z.string().max(500).optional(),
  elapsed_ms: z.int().min(0).max(DAY_MS).optional(),
});
export type NewsletterRequest = z.input<typeof newsletterRequestSchema>;

/** The token in an email's links. */
export const newsletterTokenSchema = z.string().regex(/^[0-9a-f]{64}$/);

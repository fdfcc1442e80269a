import { z } from 'zod';
import { isEmail, normalizeEmail } from '../domain/values/email-address.ts';
import { TRAFFIC_SOURCES } from '../domain/analytics/traffic-source.ts';

const SIGNUP_SOURCES = ['footer'] as const;
const DAY_MS = 86_400_000;

// Would make a list, a name or a route of the address where a mail is written.
const SPECIALS = /[\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:"]/u;

/** What the forms ask of an address (product §5.1), so that none they let pass is refused. */
const signUpEmailSchema = z
  .string()
  .trim()
  .max(254)
  .refine((email) => isEmail(email) && !SPECIALS.test(email))
  .transform(normalizeEmail);

/**
 * The body of `POST /api/newsletter` (product §11). `website` is a field that people do not see; `elapsed_ms` is how
 * long the form was there before it was sent.
 */
export const newsletterRequestSchema = z.strictObject({
  email: signUpEmailSchema,
  signup_source: z.enum(SIGNUP_SOURCES).optional(),
  traffic_source: z.enum(TRAFFIC_SOURCES).optional(),
  website: z.string().max(500).optional(),
  elapsed_ms: z.int().min(0).max(DAY_MS).optional(),
});
export type NewsletterRequest = z.input<typeof newsletterRequestSchema>;

/** The token in the links of a mail. */
export const newsletterTokenSchema = z.string().regex(/^[0-9a-f]{64}$/);

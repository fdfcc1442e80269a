// Imported by name, because the hosted runtime of the functions has no global `process`.
import process from 'node:process';
import { z } from 'zod';
import { shop } from '../shop/shop.ts';

const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined);

/** A daily quota of messages; empty means the default. */
const budget = (usual: number) =>
  optional.transform((text) => Number(text ?? usual)).pipe(z.int().min(0));

/** The environment of the functions besides the project's own keys; documented in .env.example. */
export const functionEnvSchema = z.object({
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  SUPABASE_URL: optional,
  // The first one set is the key of the rate limits' hashes.
  SUPABASE_SECRET_KEY: optional,
  SUPABASE_SECRET_KEYS: optional,
  SUPABASE_SERVICE_ROLE_KEY: optional,
  HASH_KEY: optional.pipe(z.string().min(20).optional()),
  HASH_KEY_BEFORE: optional,
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  TWILIO_API_KEY: optional,
  TWILIO_API_SECRET: optional,
  TWILIO_FROM: optional,
  TWILIO_MESSAGING_SERVICE_SID: optional,
  TWILIO_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  TWILIO_WEBHOOK_URL: optional,
  TEXT_DAILY_BUDGET: budget(500),
  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  EMAIL_FROM: z
    .string()
    .min(3)
    .default(() => `${shop().name} <${shop().email}>`),
  EMAIL_DAILY_BUDGET: budget(2000),
  HOST_EMAIL: optional.pipe(z.email().optional()).transform((value) => value ?? shop().email),
  RESEND_API_KEY: optional,
  RESEND_WEBHOOK_SECRET: optional,
  RESEND_EVENTS_SECRET: optional,
  RESEND_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.resend.com'),
  REPLY_ADDRESS: optional.pipe(z.email().optional()),
  UNPAID_NIGHTS_PERCENT: optional
    .transform((text) => Number(text ?? 3))
    .pipe(z.number().positive().max(100)),
  PAYMENT_PROVIDER: z.enum(['test', 'stripe']).default('test'),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  TIKTOK_OEMBED_URL: z.url({ protocol: /^https?$/ }).default('https://www.tiktok.com/oembed'),
});
export type FunctionEnv = z.infer<typeof functionEnvSchema>;

/** Read at each call, because a hosted function may start before its secrets are set. */
export function readFunctionEnv(values: Record<string, string | undefined> = process.env) {
  return functionEnvSchema.parse(values);
}

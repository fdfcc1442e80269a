import { z, type ZodType } from 'zod';
import { LOG_LEVELS } from './log.ts';

type Values = Record<string, string | undefined>;

/** The environment of the site's server; documented in .env.example. */
export const serverEnvSchema = z.object({
  NEXT_PUBLIC_SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(20),
  SUPABASE_SECRET_KEY: z.string().min(20),
  IMAGE_HOSTS: z.string().default(''),
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  // The functions choose the provider; the site needs it to refuse test payments in public.
  PAYMENT_PROVIDER: z.enum(['test', 'stripe']).default('test'),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[0-9]?$/)
    .default('')
    .transform((value) => Number(value)),
  TIME_LIMIT_FACTOR: z.union([z.literal(''), z.coerce.number().min(1).max(100)]).default(''),
  READS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  REDIS_URL: z.union([z.literal(''), z.url({ protocol: /^rediss?$/ })]).default(''),
  MAP_STYLE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  MAP_HOSTS: z.string().default(''),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^(G-[A-Z0-9]{4,20})?$/)
    .default(''),
  LOG_FORMAT: z.enum(['', 'json', 'text'], { error: 'use json or text' }).default(''),
  LOG_LEVEL: z.enum(['', ...LOG_LEVELS], { error: `use ${LOG_LEVELS.join(', ')}` }).default(''),
});
type ServerEnv = z.infer<typeof serverEnvSchema>;

export const parseServerEnv = (values: Values): ServerEnv => parseEnv(serverEnvSchema, values);

/** Throws one error that names every invalid variable and repeats no value. */
export function parseEnv<T>(schema: ZodType<T>, values: Values): T {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`Bad environment: ${problems.join('; ')}. See .env.example.`);
}

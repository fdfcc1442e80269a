import { z } from 'zod';

/** Everything the site's server reads from its environment; explained in .env.example. */
export const serverEnvSchema = z.object({
  NEXT_PUBLIC_SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(20),
  SUPABASE_SECRET_KEY: z.string().min(20),
  IMAGE_HOSTS: z.string().default(''),
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
});
export type ServerEnv = z.infer<typeof serverEnvSchema>;

/** Throws one error that names every bad variable. */
export function parseServerEnv(values: Record<string, string | undefined>): ServerEnv {
  const parsed = serverEnvSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`Bad environment: ${problems.join('; ')}. See .env.example.`);
}

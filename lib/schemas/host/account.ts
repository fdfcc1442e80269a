import { z } from 'zod';
import '../no-eval.ts';

/** Twelve characters as Auth counts them; of more than 72 bytes it would look at the first alone. */
export const newPasswordSchema = z.strictObject({
  /** Empty: there is none. */
  current: z.string().max(200),
  password: z
    .string()
    .min(12)
    .refine((text) => new TextEncoder().encode(text).length <= 72),
});
export type NewPassword = z.infer<typeof newPasswordSchema>;

/** Six digits of an authenticator app, however they are spaced. */
export const codeSchema = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));
export const codeFormSchema = z.object({ code: codeSchema });

import { z } from 'zod';
import '../no-eval.ts';

/** Auth counts characters, but only looks at the first 72 bytes. */
export const newPasswordSchema = z.strictObject({
  /** Empty if there is none yet. */
  current: z.string().max(200),
  password: z
    .string()
    .min(12)
    .refine((text) => new TextEncoder().encode(text).length <= 72),
});
export type NewPassword = z.infer<typeof newPasswordSchema>;

/** The six digits of an authenticator app, with or without spaces. */
export const codeSchema = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));
export const codeFormSchema = z.object({ code: codeSchema });

import { z } from 'zod';

/** Twelve characters as Auth counts them; of more than 72 bytes it would look at the first alone. */
export const newPasswordSchema = z.strictObject({
  /** Empty: there is none. */
  current: z.string().max(200),
  password: z
    .string()
    .min(12)
    .refine((text) => new TextEncoder().encode(text).length <= 72),
});

import { z } from 'zod';
import { quoteJsonSchema } from './quote.ts';

/** The body of every error response of a same-origin JSON route (product §11). */
export const apiErrorSchema = z.object({
  error: z.object({
    code: z.string().min(1).max(60),
    message: z.string().max(500),
    reason: z.string().max(60).optional(),
    quote: quoteJsonSchema.optional(),
  }),
});

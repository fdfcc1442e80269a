import { z } from 'zod';

/** The body of `POST /api/revalidate`: a webhook of the database sends more, which is left aside. */
export const revalidateRequestSchema = z.object({ table: z.string().max(60).optional() });

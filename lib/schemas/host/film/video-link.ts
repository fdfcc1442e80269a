import { z } from 'zod';
import '../../no-eval.ts';

/** A short link to look up. */
export const videoLinkRequestSchema = z.strictObject({ link: z.string().max(500) });

/** `dead`: it leads to no video. `unread`: the service didn't answer. */
export const foundVideoSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('found'), link: z.string() }),
  z.object({ result: z.enum(['photo_post', 'dead', 'unread']) }),
]);
export type FoundVideo = z.infer<typeof foundVideoSchema>;

import { z } from 'zod';
import './no-eval.ts';
import { isVideoId } from '../domain/catalog/video.ts';
import { shop } from '../shop/shop.ts';

const videoIdSchema = z.string().refine(isVideoId, { error: 'Expected the digits of a video id' });

/** The query of `GET /api/video-embed` (product §11). */
export const videoEmbedQuerySchema = z.strictObject({ id: videoIdSchema });

/** The body of the function `tiktok-embed`: a video of the one account shown on this site (product §7.1). */
export const videoEmbedRequestSchema = z.strictObject({
  video_id: videoIdSchema,
  handle: z.string().refine((handle) => handle === shop().tiktokHandle),
});

/** The service's response; only these fields are read. */
export const oembedAnswerSchema = z.object({
  html: z.string().max(20_000).nullish(),
  title: z.string().max(10_000).nullish(),
});

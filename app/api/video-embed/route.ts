import { parseQuery, proxyResponse, withSameOrigin } from '@/lib/api/handler';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { apiErrorSchema } from '@/lib/schemas/api-error';
import { videoEmbedQuerySchema } from '@/lib/schemas/video-embed';
import { shop } from '@/lib/shop/shop';

export const GET = withSameOrigin(async (request) => {
  const { id } = parseQuery(request, videoEmbedQuerySchema);
  const answer = await invokeFunction('tiktok-embed', {
    body: { video_id: id, handle: shop().tiktokHandle },
    visitor: request,
  });
  // Most failures are the video service's: its own message helps in the log and reveals nothing.
  const refusal = apiErrorSchema.safeParse(answer.body);
  if (answer.status <= 500 || !refusal.success) return proxyResponse(answer);
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json(refusal.data, { status: answer.status, headers });
});

import { limitsOf } from '../../../lib/rate-limits.ts';
import { videoEmbedRequestSchema } from '../../../lib/schemas/video-embed.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { parseBody, errorResponse, tooManyRequests } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork } from '../_shared/visitor.ts';
import { fetchEmbed, SERVICE_TIMEOUT_MS } from './fetch-embed.ts';
import { claimFetch, storeAnswer, findCached } from './cache.ts';
import { embedErrorResponse } from './failures.ts';

const LOOK_AGAIN_MS = 200;

async function waitForOther(admin: Admin, id: string): Promise<Response> {
  const deadline = Date.now() + SERVICE_TIMEOUT_MS;
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    const known = await findCached(admin, id, new Date());
    if (known) return known;
  }
  return errorResponse(503, 'busy', 'This video is being asked for. Please try again in a moment.');
}

export default serve('POST', async (request, { admin, now, address }) => {
  const { video_id: id, handle } = await parseBody(request, videoEmbedRequestSchema);
  const known = await findCached(admin, id, now);
  if (known) return known;
  const limits = limitsOf('video-embed', { network: await hashNetwork(address) });
  const reached = await consumeRateLimit(admin, limits, now);
  if (reached !== null) return tooManyRequests(reached);
  if (!(await claimFetch(admin, id, now))) return waitForOther(admin, id);
  const answer = await fetchEmbed(handle, id);
  await storeAnswer(admin, id, answer, new Date());
  return answer.ok ? Response.json(answer.embed) : embedErrorResponse(answer.failure);
});

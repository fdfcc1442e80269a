import { videoEmbedRequestSchema } from '../../../lib/schemas/video-embed.ts';
import { takeAllowances } from '../_shared/allowances.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { parseBody, refuse } from '../_shared/replies.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork } from '../_shared/visitor.ts';
import { askService, SERVICE_TIMEOUT_MS } from './ask-service.ts';
import { claim, keep, findKnown } from './cache.ts';
import { refuseFailure } from './failures.ts';

const LOOK_AGAIN_MS = 200;

// Only videos that are not in the cache count. Past a limit, visitors still get the provider's own player.
const limitsOf = (visitor: string) => [
  { key: `video-embed:address:${visitor}`, most: 30, seconds: 600 },
  { key: 'video-embed:all', most: 600, seconds: 3600 },
];

async function waitForOther(admin: Admin, id: string): Promise<Response> {
  const deadline = Date.now() + SERVICE_TIMEOUT_MS;
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    const known = await findKnown(admin, id, new Date());
    if (known) return known;
  }
  return refuse(503, 'busy', 'This video is being asked for. Please try again in a moment.');
}

export default serve('POST', async (request, { admin, now, address }) => {
  const body = await parseBody(request, videoEmbedRequestSchema);
  if (!body.ok) return body.response;
  const { video_id: id, handle } = body.value;
  const known = await findKnown(admin, id, now);
  if (known) return known;
  if (await takeAllowances(admin, limitsOf(await hashNetwork(address)), now)) {
    return refuse(429, 'too_many_requests', 'Too many videos at once. Please wait a few minutes.');
  }
  if (!(await claim(admin, id, now))) return waitForOther(admin, id);
  const answer = await askService(handle, id);
  await keep(admin, id, answer, new Date());
  return answer.ok ? Response.json(answer.embed) : refuseFailure(answer.failure);
});

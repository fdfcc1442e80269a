import { limitsOf } from '../../../lib/http/rate-limits.ts';
import { videoEmbedRequestSchema } from '../../../lib/schemas/video-embed.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import type { Admin } from '../_shared/work.ts';
import { parseBody, errorResponse, tooManyRequests } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork } from '../_shared/visitor.ts';
import { fetchEmbed, SERVICE_TIMEOUT_MS, type ServiceAnswer } from './fetch-embed.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { embedErrorResponse } from './failures.ts';

const SUCCESS_SECONDS = 24 * 3600;
const FAILURE_SECONDS = 600;
const CLAIM_SECONDS = SERVICE_TIMEOUT_MS / 1000 + 2;

const of = (id: string, now: Date) => ({ p_video_id: id, p_now: now.toISOString() });

/** The cached response while it is fresh, or null. */
async function findCached(admin: Admin, id: string, now: Date): Promise<Response | null> {
  const [known] = expectData(await admin.rpc('find_video_embed', of(id, now)));
  if (!known) return null;
  return known.failure === null
    ? Response.json({ html: known.html, title: known.title })
    : embedErrorResponse(known.failure);
}

/** Whether this caller may query the service for the video now. */
const claimFetch = async (admin: Admin, id: string, now: Date): Promise<boolean> =>
  expectData(await admin.rpc('claim_video_embed', { ...of(id, now), p_seconds: CLAIM_SECONDS }));

async function storeAnswer(
  admin: Admin,
  id: string,
  answer: ServiceAnswer,
  now: Date,
): Promise<void> {
  const content = answer.ok
    ? { p_seconds: SUCCESS_SECONDS, p_html: answer.embed.html, p_title: answer.embed.title }
    : { p_seconds: FAILURE_SECONDS, p_failure: answer.failure };
  expectData(await admin.rpc('keep_video_embed', { ...of(id, now), ...content }));
}

const LOOK_AGAIN_MS = 200;

async function waitForOther(admin: Admin, id: string): Promise<Response> {
  const deadline = Date.now() + SERVICE_TIMEOUT_MS;
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    const known = await findCached(admin, id, new Date());
    if (known) return known;
  }
  return errorResponse(503, 'busy', 'This video is loading. Try again in a moment.');
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

import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { SERVICE_TIMEOUT_MS, type ServiceAnswer } from './fetch-embed.ts';
import { embedErrorResponse } from './failures.ts';

const SUCCESS_SECONDS = 24 * 3600;
const FAILURE_SECONDS = 600;
const CLAIM_SECONDS = SERVICE_TIMEOUT_MS / 1000 + 2;

const of = (id: string, now: Date) => ({ p_video_id: id, p_now: now.toISOString() });

/** The cached answer while it is fresh, or null. */
export async function findCached(admin: Admin, id: string, now: Date): Promise<Response | null> {
  const [known] = expectData(await admin.rpc('find_video_embed', of(id, now)));
  if (!known) return null;
  return known.failure === null
    ? Response.json({ html: known.html, title: known.title })
    : embedErrorResponse(known.failure);
}

/** Whether this caller may query the service for the video now. */
export const claimFetch = async (admin: Admin, id: string, now: Date): Promise<boolean> =>
  expectData(await admin.rpc('claim_video_embed', { ...of(id, now), p_seconds: CLAIM_SECONDS }));

export async function storeAnswer(
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

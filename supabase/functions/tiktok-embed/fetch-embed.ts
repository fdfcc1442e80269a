import { shortVideoPage, type VideoEmbed } from '../../../lib/domain/catalog/video.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { oembedAnswerSchema } from '../../../lib/schemas/video-embed.ts';
import type { Failure } from './failures.ts';

export const SERVICE_TIMEOUT_MS = 5000;

const MAX_BYTES = 64 * 1024;
const MAX_TITLE = 500;

export type ServiceAnswer = { ok: true; embed: VideoEmbed } | { ok: false; failure: Failure };

const failed = (failure: Failure): ServiceAnswer => ({ ok: false, failure });

function failureOfStatus(status: number): Failure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 429) return 'rate_limited';
  // The service answers removed, private and malformed ids with different statuses.
  return [400, 403, 404, 410, 451].includes(status) ? 'not_found' : 'bad_answer';
}

async function readCapped(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseAnswer(text: string | null): ServiceAnswer {
  let body: unknown;
  try {
    body = JSON.parse(text ?? '');
  } catch {
    return failed('bad_answer');
  }
  const answer = oembedAnswerSchema.safeParse(body);
  if (!answer.success) return failed('bad_answer');
  const { html, title } = answer.data;
  if (!html?.trim()) return failed('no_html');
  return { ok: true, embed: { html, title: [...(title ?? '')].slice(0, MAX_TITLE).join('') } };
}

/** Fetches a video's markup from the service's oEmbed (product §10.9). Never throws for a failure of the service. */
export async function fetchEmbed(handle: string, id: string): Promise<ServiceAnswer> {
  const url = new URL(readFunctionEnv().TIKTOK_OEMBED_URL);
  url.searchParams.set('url', shortVideoPage(handle, id));
  const signal = AbortSignal.timeout(SERVICE_TIMEOUT_MS);
  try {
    // Redirects aren't followed, because they could lead into the internal network.
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: { Accept: 'application/json' },
    });
    const failure = failureOfStatus(response.status);
    if (failure) await response.body?.cancel();
    return failure ? failed(failure) : parseAnswer(await readCapped(response));
  } catch {
    return failed(signal.aborted ? 'timeout' : 'unreachable');
  }
}

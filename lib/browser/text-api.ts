import type { TextLink, TextRequestBody } from '@/lib/schemas/text';
import { ApiError, fetchJson, isJson, postJson, READ_TIMEOUT_MS } from './api';

const SEND_TIMEOUT_MS = 20_000;

/** Resolves when the text is on its way. */
export async function sendText(body: TextRequestBody): Promise<void> {
  await fetchJson('/api/text', postJson(body), SEND_TIMEOUT_MS);
}

function isTextLink(value: unknown): value is TextLink {
  return isJson(value) && Array.isArray(value.saved);
}

/** What a texted link brings back. */
export async function getTextLink(token: string): Promise<TextLink> {
  const url = `/api/text-link?token=${encodeURIComponent(token)}`;
  const { link } = await fetchJson(url, {}, READ_TIMEOUT_MS);
  if (!isTextLink(link)) throw new ApiError(0);
  return link;
}

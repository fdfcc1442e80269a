import type { OpeningWatch } from '@/lib/schemas/opening-watch';
import type { TextLink, TextRequestBody } from '@/lib/schemas/text';
import { ApiError, fetchJson, isJson, postJson } from './fetch-json';

const SEND_TIMEOUT_MS = 20_000;

/** Resolves when the SMS has been queued. */
export async function sendText(body: TextRequestBody): Promise<void> {
  await fetchJson('/api/text', postJson(body), SEND_TIMEOUT_MS);
}

/** Resolves when the search is stored; it is texted when it finds an available cabin. */
export async function watchOpenings(watch: OpeningWatch): Promise<void> {
  await fetchJson('/api/text/openings', postJson(watch), SEND_TIMEOUT_MS);
}

function isTextLink(value: unknown): value is TextLink {
  return isJson(value) && Array.isArray(value.saved);
}

/** The saved cabins and search that a texted link restores. */
export async function getTextLink(token: string): Promise<TextLink> {
  const url = `/api/text-link?token=${encodeURIComponent(token)}`;
  const { link } = await fetchJson(url);
  if (!isTextLink(link)) throw new ApiError(0);
  return link;
}

import { ApiError, fetchJson, postJson, READ_TIMEOUT_MS } from '@/lib/browser/api';
import type { SavedAnswer } from '@/lib/domain/search/saved-cabins-status';
import type { SavedRequest } from '@/lib/schemas/saved';

/** What of the saved cabins is still offered and, where dates are given, open. */
export async function checkSaved(request: SavedRequest): Promise<SavedAnswer> {
  const body = await fetchJson('/api/saved', postJson(request), READ_TIMEOUT_MS);
  if (!Array.isArray(body.cabins)) throw new ApiError(0);
  return body as SavedAnswer;
}

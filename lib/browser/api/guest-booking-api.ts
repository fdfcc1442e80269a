import { ApiError, fetchJson, postJson, FETCH_TIMEOUT_MS } from '@/lib/browser/api/fetch-json';

export type MessageSending = 'sent' | 'invalid' | 'limited' | 'failed';

/** Sends a message to the host; sent again under the same id, it stays one. */
export async function sendGuestMessage(
  action: string,
  message: { id: string; body: string },
): Promise<MessageSending> {
  try {
    await fetchJson(action, postJson(message), FETCH_TIMEOUT_MS);
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 429) return 'limited';
    return error.status === 400 || error.status === 413 ? 'invalid' : 'failed';
  }
}

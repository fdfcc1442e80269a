import { useRef, useState } from 'react';
import { ApiError } from '@/lib/browser/api/fetch-json';
import { savePhone } from '@/lib/browser/storage/saved-phone';
import { toE164 } from '@/lib/domain/values/phone';

type TextState = { phase: 'idle'; error: string | null } | { phase: 'sending' } | { phase: 'sent' };

const FAILED = 'Failed to send text. Please try again.';
// Only these errors have a message for visitors.
const TOLD_STATUSES = [404, 422, 429, 502];

function messageOf(error: unknown): string {
  const isTold =
    error instanceof ApiError && error.code !== 'unknown' && TOLD_STATUSES.includes(error.status);
  return isTold ? error.message : FAILED;
}

/**
 * One request at a time: idle, sending, then sent or idle with an error (product §4.5). `request` gets the number in
 * E.164.
 */
export function useTextRequest(request: (phone: string) => Promise<void>) {
  const [state, setState] = useState<TextState>({ phase: 'idle', error: null });
  const isSending = useRef(false);

  async function send(phone: string): Promise<void> {
    const number = toE164(phone);
    if (number === null || isSending.current) return;
    isSending.current = true;
    setState({ phase: 'sending' });
    try {
      await request(number);
      savePhone(phone);
      setState({ phase: 'sent' });
    } catch (error) {
      setState({ phase: 'idle', error: messageOf(error) });
    } finally {
      isSending.current = false;
    }
  }

  return { state, send, clearError: () => setState({ phase: 'idle', error: null }) };
}

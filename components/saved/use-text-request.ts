import { useRef, useState } from 'react';
import { ApiError } from '@/lib/browser/api/fetch-json';
import { savePhone } from '@/lib/browser/storage/saved-phone';
import type { ConsentPurpose } from '@/lib/domain/messaging/consent-wording';
import { toE164 } from '@/lib/domain/values/phone';
import { consentOf, type Consent } from '@/lib/copy/sms-consent';

type TextState = { phase: 'idle'; error: string | null } | { phase: 'sending' } | { phase: 'sent' };

const FAILED = 'Failed to send text. Please try again.';
// Only these errors have a message for visitors.
const TOLD_STATUSES = [404, 409, 422, 429, 502];

function messageOf(error: unknown): string {
  const isTold =
    error instanceof ApiError && error.code !== 'unknown' && TOLD_STATUSES.includes(error.status);
  return isTold ? error.message : FAILED;
}

/** The words that have taken the place of those shown. */
const consentIn = (error: unknown): Consent | null =>
  error instanceof ApiError && error.code === 'consent_changed'
    ? (error.detail.consent as Consent)
    : null;

/**
 * One request at a time: idle, sending, then sent or idle with an error (product §4.5). `request` gets the number in
 * E.164 and the consent that is shown; where its words have changed, the new ones are shown, and it is sent by another tap.
 */
export function useTextRequest(
  purpose: ConsentPurpose,
  request: (phone: string, consent: Consent) => Promise<void>,
) {
  const [consent, setConsent] = useState(() => consentOf(purpose));
  const [state, setState] = useState<TextState>({ phase: 'idle', error: null });
  const isSending = useRef(false);

  async function send(phone: string): Promise<void> {
    const number = toE164(phone);
    if (number === null || isSending.current) return;
    isSending.current = true;
    setState({ phase: 'sending' });
    try {
      await request(number, consent);
      savePhone(phone);
      setState({ phase: 'sent' });
    } catch (error) {
      setConsent(consentIn(error) ?? consent);
      setState({ phase: 'idle', error: messageOf(error) });
    } finally {
      isSending.current = false;
    }
  }

  return { state, consent, send, clearError: () => setState({ phase: 'idle', error: null }) };
}

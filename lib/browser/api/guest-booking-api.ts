import { ApiError, fetchJson, postJson } from '@/lib/browser/api/fetch-json';

type PaymentProblem = 'not_payable' | 'terms_needed' | 'limited' | 'not_paid';

const PAYMENT_PROBLEMS: readonly PaymentProblem[] = ['not_payable', 'terms_needed'];

export async function openPaymentPage(
  action: string,
  wanted: { charge: string | null; terms: boolean },
): Promise<{ url: string } | PaymentProblem> {
  try {
    return (await fetchJson(action, postJson(wanted))) as { url: string };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 429) return 'limited';
    return PAYMENT_PROBLEMS.find((code) => code === error.code) ?? 'not_paid';
  }
}

export type MessageSending = 'sent' | 'invalid' | 'limited' | 'failed';

/** Sends a message to the host; a retry with the same id is stored once. */
export async function sendGuestMessage(
  action: string,
  message: { id: string; body: string },
): Promise<MessageSending> {
  try {
    await fetchJson(action, postJson(message));
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 429) return 'limited';
    return error.status === 400 || error.status === 413 ? 'invalid' : 'failed';
  }
}

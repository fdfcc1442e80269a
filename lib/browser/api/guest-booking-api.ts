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

export type Sending = 'sent' | 'invalid' | 'limited' | 'failed';

function problemOf(error: unknown): Exclude<Sending, 'sent'> {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 429) return 'limited';
  return error.status === 400 || error.status === 413 ? 'invalid' : 'failed';
}

const send = (action: string, body: unknown): Promise<Sending> =>
  fetchJson(action, postJson(body)).then(() => 'sent' as const, problemOf);

/** Sends a question before booking; returns the address of its page. A retry with the same id is stored once. */
export const askQuestion = (
  question: Readonly<Record<string, unknown>>,
): Promise<{ url: string } | Exclude<Sending, 'sent'>> =>
  fetchJson('/api/questions', postJson(question)).then(
    (answer) => (answer as { question: { url: string } }).question,
    problemOf,
  );

/** Asks for an email with the links to a mailbox's bookings. */
export const findBooking = (wanted: { email: string; reference: string }): Promise<Sending> =>
  send('/api/find-booking', wanted);

/** Sends a message to the host; a retry with the same id is stored once. */
export const sendGuestMessage = (
  action: string,
  message: { id: string; body: string },
): Promise<Sending> => send(action, message);

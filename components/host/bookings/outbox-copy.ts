import { formatInstant } from '@/components/host/copy/time';
import type { OutboxMessage } from '@/lib/schemas/host/bookings/bookings';

type Message = Pick<
  OutboxMessage,
  'channel' | 'status' | 'error' | 'createdAt' | 'sendAt' | 'sentAt'
>;

// The errors our database writes. Errors from a provider are shown as they are.
const ERRORS: Record<string, string> = {
  cut_off: 'cut off while sending',
  daily_budget: 'daily budget',
  no_account: 'texting isn’t connected',
  no_consent: 'this guest hasn’t agreed to texts',
  no_us_mobile: 'not a US cell phone',
  opted_out: 'opted out',
  too_late: 'too late',
};
const errorText = (error: string) =>
  error
    .split('; ')
    .map((part) => ERRORS[part] ?? part)
    .join('; ');

const ACCOUNT = { email: 'email isn’t connected', text: 'texting isn’t connected' };

/** A withdrawn message is outdated or unwanted, so it can't be sent again. */
export const canSendAgain = ({ status, error }: Pick<Message, 'status' | 'error'>): boolean =>
  status !== 'queued' && (status !== 'cancelled' || error === 'stopped');

/** Returns a message's state with the time that matters: when it was or will be sent, or else when it was written. */
export function outboxState(message: Message): string {
  const { channel, status, error, createdAt, sendAt, sentAt } = message;
  const written = `written ${formatInstant(createdAt)}`;
  const why = error && error !== 'withdrawn' ? `: ${errorText(error)}` : '';
  switch (status) {
    case 'sent':
      return `sent ${formatInstant(sentAt ?? sendAt)}`;
    case 'queued':
      return `goes out ${formatInstant(sendAt)}${why}`;
    case 'kept':
      return `not sent: ${ACCOUNT[channel]} (${written})`;
    case 'cancelled':
      return error === 'stopped' ? `stopped (${written})` : `withdrawn${why} (${written})`;
    case 'unknown':
      return `may not have arrived${why} (${written})`;
    default:
      return `failed${why} (${written})`;
  }
}

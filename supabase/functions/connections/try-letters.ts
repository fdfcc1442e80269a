import type { FunctionEnv } from '../../../lib/env/functions.ts';
import type { Outcome, OutcomeCode } from '../../../lib/schemas/host/settings/connections.ts';
import { isPublicAddress } from '../../../lib/domain/bookings/test-payments.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { renderEmail } from '../_shared/messages/email-template.ts';
import { MAX_MS, openTransport, type SmtpError } from '../_shared/messages/smtp.ts';
import { networkFailure, outcome } from './failures.ts';

const letter = () =>
  renderEmail({
    subject: `Test email from ${shop().name}`,
    greeting: 'Hi there,',
    parts: ['It works! Your emails are going out.'],
    note: 'You pressed “Test it” in your console. Nobody else got this.',
  });

const REFUSALS: Record<string, OutcomeCode> = {
  'MAIL FROM': 'sender_refused',
  'RCPT TO': 'recipient_refused',
  DATA: 'letter_refused',
};

function outcomeOf(error: unknown, host: string): Outcome {
  const { code = '', command = '', responseCode: status = 0 } = error as SmtpError;
  if (code === 'EAUTH' || status === 530) return outcome('login_refused', status || '');
  if (code === 'ETLS' && command === 'STARTTLS' && status > 0)
    return outcome('not_encrypted', host);
  if (status >= 400 && status < 500) return outcome('busy', status);
  const refusal = status >= 500 ? REFUSALS[command] : undefined;
  if (refusal) return outcome(refusal, status);
  return code === 'EPROTOCOL' ? outcome('bad_answer', host) : networkFailure(error, host);
}

/** Connects, encrypts, logs in, and sends an email to that address. */
export async function tryLetters(
  { SMTP_URL, EMAIL_FROM: from }: FunctionEnv,
  to: string,
): Promise<Outcome> {
  if (!SMTP_URL) return outcome('not_set_up');
  const host = new URL(SMTP_URL).hostname;
  // The password must not cross the internet in the clear for a test.
  const transport = await openTransport(SMTP_URL, isPublicAddress(`https://${host}`));
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      ...letter(),
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(MAX_MS),
    });
    return outcome('works', to);
  } catch (error) {
    return outcomeOf(error, host);
  } finally {
    transport.close();
  }
}

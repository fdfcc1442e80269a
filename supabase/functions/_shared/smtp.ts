import type { OutgoingEmail } from './email-port.ts';

// The site waits 8 s for a function.
const LONGEST_MS = 6000;
const STEP_MS = 4000;

/** Hands one message to the server and gives its id there; throws when the server did not take it in time. */
export async function sendBySmtp(
  smtpUrl: string,
  from: string,
  { to, subject, text, html, headers }: OutgoingEmail,
): Promise<string> {
  // Only here, so that a function that happens to send nothing does not load it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  });
  try {
    const { messageId } = await transport.sendMail({
      from,
      // As an object: a string would be read as a list of recipients.
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    return messageId;
  } finally {
    transport.close();
  }
}

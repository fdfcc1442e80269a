import type { Delivery } from './delivery.ts';
import type { OutgoingEmail } from './outbox.ts';

// The site waits 8 s for a function.
export const MAX_MS = 6000;
const STEP_MS = 4000;

export type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/** Permanent failures of this recipient or message; the host must fix others (sender, password). */
const FINAL_COMMANDS = ['RCPT TO', 'DATA'];

function deliveryOf(error: unknown, isHandedOver: boolean): Delivery {
  const { message, responseCode, command } = error as SmtpError;
  if (responseCode === undefined || command === 'CONN') {
    return { result: isHandedOver ? 'unknown' : 'not_taken', reason: message };
  }
  const isFinal = responseCode >= 500 && FINAL_COMMANDS.includes(command ?? '');
  return { result: isFinal ? 'refused' : 'not_taken', reason: message };
}

/** The same for each attempt, so that a provider can recognize a duplicate. */
function messageIdOf(id: string, from: string): string {
  const domain = /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

/** `isPrivate` refuses a server without encryption. */
export async function openTransport(smtpUrl: string, isPrivate = false) {
  // Imported lazily, so that functions that send nothing don't load it.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    ...(isPrivate && { requireTLS: true }),
  });
}

type EmailContent = OutgoingEmail & { /** The message's id in the outbox. */ id: string };

export async function sendBySmtp(
  smtpUrl: string,
  from: string,
  email: EmailContent,
): Promise<Delivery> {
  const { id, to, subject, text, html, headers } = email;
  const transport = await openTransport(smtpUrl);
  let isHandedOver = false;
  transport.use('stream', (mail, done) => {
    const open = mail.message.createReadStream.bind(mail.message);
    mail.message.createReadStream = (options) => {
      const stream = open(options);
      const pipe = stream.pipe.bind(stream);
      // From here on the server may have the message; before, it certainly doesn't.
      stream.pipe = (...to) => {
        isHandedOver = true;
        return pipe(...to);
      };
      return stream;
    };
    done();
  });
  try {
    const { messageId } = await transport.sendMail({
      from,
      // Passed as an object, because a string would be parsed as a list of recipients.
      to: { name: '', address: to },
      messageId: messageIdOf(id, from),
      subject,
      text,
      html,
      headers,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(MAX_MS),
    });
    return { result: 'sent', providerId: messageId };
  } catch (error) {
    return deliveryOf(error, isHandedOver);
  } finally {
    transport.close();
  }
}

import { adminOfTestedSite } from './backend';

const outbox = () => adminOfTestedSite().from('outbox');

/** The latest text in the tested site's outbox that contains `part`. */
export async function readLastText(part: string): Promise<{ recipient: string; body: string }> {
  const { data, error } = await outbox()
    .select('recipient, body')
    .eq('channel', 'text')
    .like('body', `%${part}%`)
    .order('created_at', { ascending: false })
    .limit(1);
  if (error) throw new Error(error.message);
  const [text] = data;
  if (!text) throw new Error(`No text holds ${part}`);
  return text;
}

/** The emails to an address, oldest first. */
export async function readMails(recipient: string) {
  const { data, error } = await outbox()
    .select('subject, body, headers')
    .eq('channel', 'email')
    .eq('recipient', recipient)
    .order('created_at');
  if (error) throw new Error(error.message);
  return data;
}

/** Runs the job that writes emails now instead of within a minute. */
export async function writeMessages(): Promise<void> {
  const { error } = await adminOfTestedSite().functions.invoke('job-booking-messages', {
    method: 'POST',
  });
  if (error) throw new Error(String(error));
}

/** The URL of the booking's page in an email. */
export async function linkIn(recipient: string, subject: RegExp): Promise<string> {
  const mail = (await readMails(recipient)).find((each) => subject.test(each.subject ?? ''));
  const path = /\/stay\/[0-9a-f]{32}/.exec(mail?.body ?? '')?.[0];
  if (!path) throw new Error(`No email to ${recipient} with a link to its booking`);
  return path;
}

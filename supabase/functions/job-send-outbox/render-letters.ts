import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { log } from '../../../lib/log/log.ts';
import { renderNewsletter } from '../../../lib/mail/newsletter-page.ts';
import { renderOwnerMail } from '../../../lib/mail/owner-mail.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { leaveLinks } from '../newsletter-signup/confirmation-email.ts';
import type { Work } from '../_shared/work.ts';
import { readSettings } from '../_shared/shop-settings.ts';

// The most newsletters in the outbox at once: about a provider's capacity per minute, so that a pause stops the rest.
const LETTERS_AT_ONCE = 60;
const TOKEN = '{token}';
// The outbox's limit, minus room for the reader's unsubscribe link.
const MAX_PLAIN = 16_000;
const OWNER_MAILS_AT_ONCE = 50;

/** Queues the newsletter for its next readers. Rendered here, so that no caller can send their own markup. */
export async function queueNewsletter({ admin, now }: Work): Promise<number> {
  const [due] = expectData(
    await admin
      .from('newsletters')
      .select('id, subject, preview_line, body')
      .eq('state', 'sending')
      .lte('send_at', now.toISOString())
      .order('send_at')
      .order('id')
      .limit(1),
  );
  if (!due) return 0;
  // The newsletter shows the current postal address.
  await readSettings(admin);
  const { id, subject, preview_line: previewLine, body } = due;
  const siteUrl = readFunctionEnv().SITE_URL;
  const rendered = renderNewsletter({ subject, previewLine, body }, { siteUrl });
  if (rendered.plain.length > MAX_PLAIN) {
    log('error', 'a newsletter is too long to be sent, so it is paused', { id });
    expectData(
      await admin.from('newsletters').update({ state: 'paused' }).eq('id', id).select('id'),
    );
    return 0;
  }
  const { url, headers } = leaveLinks('TOKEN');
  const withField = (text: string) => text.replaceAll('TOKEN', TOKEN);
  const fields = Object.entries(headers).map(([name, value]) => [name, withField(value)]);
  return expectData(
    await admin.rpc('queue_newsletter_batch', {
      p_id: id,
      p_rendered: rendered,
      p_most: LETTERS_AT_ONCE,
      p_leave_url: withField(url),
      p_headers: Object.fromEntries(fields) as Record<string, string>,
      p_now: now.toISOString(),
    }),
  );
}

/** Renders the host's emails to owners, which the outbox holds as plain text. */
export async function renderOwnerMails({ admin }: Work): Promise<void> {
  const mails = expectData(
    await admin
      .from('outbox')
      .select('id, subject, body')
      .eq('purpose', 'owner-mail')
      .eq('status', 'queued')
      .is('html', null)
      .order('send_at')
      .limit(OWNER_MAILS_AT_ONCE),
  );
  if (mails.length > 0) await readSettings(admin);
  const siteUrl = readFunctionEnv().SITE_URL;
  for (const { id, subject, body } of mails) {
    const { plain, html } = renderOwnerMail({ subject: subject ?? '', body }, siteUrl);
    // A concurrent run finds the email already rendered and changes nothing.
    expectData(
      await admin
        .from('outbox')
        .update({ body: plain, html })
        .eq('id', id)
        .is('html', null)
        .select('id'),
    );
  }
}

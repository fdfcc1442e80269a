import type { z } from 'zod';
import { mailboxOf } from '../../../lib/domain/values/email-address.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import type { ownerApplicationSchema } from '../../../lib/schemas/owner-application.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { consoleLink } from '../_shared/console-link.ts';
import { sendEmail } from '../_shared/messages/email-port.ts';
import type { Admin } from '../_shared/work.ts';
import { quoteUntrusted } from '../_shared/quote-untrusted.ts';
import { hashWithKey } from '../_shared/visitor.ts';

type Application = Omit<
  z.output<typeof ownerApplicationSchema>,
  'website' | 'elapsed_ms' | 'consent'
>;

// The address is unproven, so nothing typed into the form may be emailed to it.
const thanks = () => `Hi there,

Thanks for telling me about your cabin. I read every application myself, and I’ll get back to you within a week.

Need to change something? Just reply to this email.

${shop().host}
${shop().name}

--
You’re getting this because someone filled out our form for cabin owners with this address. Not you? Ignore it.
`;

const DOUBT =
  '\nThis could be a bot: a field people can’t see was filled in, or the form came in too fast. We didn’t send them a receipt.\n';

const notice = (
  application: Application,
  isPossibleSpam: boolean,
) => `Someone wants to list a cabin with you. Here’s what they wrote:
${isPossibleSpam ? DOUBT : ''}
${Object.entries(application)
  .map(([field, value]) => `${field}:\n${quoteUntrusted([value].flat().join('\n'))}`)
  .join('\n\n')}

Reply to this email to answer, or see all applications:
${consoleLink('/host/owners')}
`;

/** Emails the host and, at most once a day, a receipt to the address in the form, unless a bot may have typed it. */
export async function sendOwnerEmails(
  admin: Admin,
  application: Application,
  { isPossibleSpam, now }: { isPossibleSpam: boolean; now: Date },
): Promise<void> {
  const day = now.toISOString().slice(0, 'yyyy-MM-dd'.length);
  const owner = await hashWithKey(mailboxOf(application.email));
  await sendEmail(
    admin,
    {
      to: readFunctionEnv().HOST_EMAIL,
      subject: isPossibleSpam
        ? 'An owner applied to list a cabin (possible spam)'
        : 'An owner applied to list a cabin',
      text: notice(application, isPossibleSpam),
      headers: { 'Reply-To': application.email },
      purpose: 'owner-notice',
      budget: 'owners',
      dedupeKey: `owner-notice:${owner}:${now.toISOString()}`,
    },
    now,
  );
  if (isPossibleSpam) return;
  await sendEmail(
    admin,
    {
      to: application.email,
      subject: 'I got your application',
      text: thanks(),
      purpose: 'owner-thanks',
      budget: 'owners',
      dedupeKey: `owner-thanks:${owner}:${day}`,
    },
    now,
  );
}

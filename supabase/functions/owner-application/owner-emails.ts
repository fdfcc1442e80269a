import type { z } from 'zod';
import type { ownerApplicationSchema } from '../../../lib/schemas/owner-application.ts';
import { site } from '../../../lib/site.ts';
import { sendEmail } from '../_shared/email-port.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { hashPrivately } from '../_shared/visitor.ts';

type Application = Omit<
  z.output<typeof ownerApplicationSchema>,
  'website' | 'elapsed_ms' | 'consent'
>;

const thanks = ({ name, property_name, bedrooms, baths, sleeps }: Application) => `Hello ${name},

thank you for telling us about ${property_name}. We read every application ourselves and answer within a week.

What you told us: ${bedrooms} bedrooms, ${baths} baths, sleeps ${sleeps}.

If something in it is wrong, just answer this mail.

${site.host}
${site.name}
`;

const notice = (application: Application) =>
  Object.entries(application)
    .map(([field, value]) => `${field}: ${Array.isArray(value) ? value.join(', ') : value}`)
    .join('\n');

/** Thanks to the owner, once a day at most, and a notice to the host. Plain text only: strangers wrote it. */
export async function sendOwnerEmails(
  admin: Admin,
  application: Application,
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 'yyyy-MM-dd'.length);
  const owner = await hashPrivately(application.email);
  await sendEmail(
    admin,
    {
      to: application.email,
      subject: `We have your application for ${application.property_name}`,
      text: thanks(application),
      purpose: 'owner-thanks',
      dedupeKey: `owner-thanks:${owner}:${day}`,
    },
    now,
  );
  await sendEmail(
    admin,
    {
      to: site.email,
      subject: `An owner applied: ${application.property_name}`,
      text: notice(application),
      purpose: 'owner-notice',
      dedupeKey: `owner-notice:${owner}:${now.toISOString()}`,
    },
    now,
  );
}

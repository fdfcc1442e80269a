import { STAFF_ROLES, type StaffRole } from '../../lib/schemas/host/staff.ts';
import { site } from '../../lib/site.ts';
import { renderEmail } from '../functions/_shared/email-template.ts';
import { queueEmail } from '../functions/_shared/outbox.ts';
import type { Admin } from './admin.ts';
import { StartError } from './start-error.ts';

const LIFETIME_MS = 15 * 60_000;

export type Invitation = { email: string; role: StaffRole; cabinSlugs?: readonly string[] };

export const isStaffRole = (role: string): role is StaffRole =>
  (STAFF_ROLES as readonly string[]).includes(role);

function linkTo(siteUrl: string, tokenHash: string): string {
  const link = new URL('/host/auth/confirm', siteUrl);
  link.searchParams.set('token_hash', tokenHash);
  link.searchParams.set('type', 'email');
  link.searchParams.set('next', '/host');
  return link.href;
}

const failed = (what: string, cause: unknown) =>
  new StartError(`${what} Is the site running?`, cause);

/** Makes the account if there is none, gives it the role, and returns a one-time link into the console. */
export async function invite(
  admin: Admin,
  { email: address, role, cabinSlugs = [] }: Invitation,
  siteUrl: string,
): Promise<string> {
  const email = address.trim().toLowerCase();
  const made = await admin.auth.admin.createUser({ email, email_confirm: true });
  if (made.error && made.error.code !== 'email_exists') {
    throw failed(`No account could be made for ${email}.`, made.error);
  }
  const { data, error } = await admin.auth.admin.generateLink({ type: 'magiclink', email });
  if (error) throw failed('No link could be made.', error);
  const appointed = await admin.rpc('appoint_staff', {
    p_user_id: data.user.id,
    p_email: email,
    p_role: role,
    p_cabin_slugs: [...cabinSlugs],
  });
  if (appointed.error?.message === 'unknown_cabin') {
    throw new StartError('One of these cabins is not there.', appointed.error);
  }
  if (appointed.error) throw failed('The role could not be stored.', appointed.error);
  return linkTo(siteUrl, data.properties.hashed_token);
}

/** Sends the link by e-mail too. */
export async function sendInvitation(admin: Admin, email: string, link: string, now: Date) {
  const letter = renderEmail({
    subject: `Your way into the console of ${site.name}`,
    greeting: 'Hello,',
    parts: [
      `You are invited to the console of ${site.name}. The link is good for fifteen minutes, and once.`,
      { button: 'Open the console', url: link },
      'Later you sign in with your e-mail address: a code comes by mail, or you set a password in the console.',
    ],
    note: 'You did not expect it? Then do nothing.',
  });
  const message = {
    purpose: 'host-invitation',
    budget: 'owners' as const,
    dedupeKey: `host-invitation:${now.toISOString()}:${email}`,
    sendBefore: new Date(now.getTime() + LIFETIME_MS),
  };
  await queueEmail(admin, { to: email, ...letter, ...message }, now);
}

/** The owner's link, as long as nobody of the staff has ever signed in; null from then on. */
export async function firstLink(
  admin: Admin,
  email: string,
  siteUrl: string,
): Promise<string | null> {
  const { data, error } = await admin.rpc('needs_first_link');
  if (error) throw failed('The staff cannot be read.', error);
  return data ? invite(admin, { email, role: 'owner' }, siteUrl) : null;
}

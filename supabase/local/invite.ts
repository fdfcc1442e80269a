import { STAFF_ROLES, type StaffRole } from '../../lib/schemas/host/staff/staff.ts';
import {
  AccountFailed,
  ensureAccount,
  queueInvitation,
} from '../functions/_shared/messages/staff-invitations.ts';
import type { Admin } from './admin.ts';
import { StartError } from './start-error.ts';

type Invitation = { email: string; role: StaffRole; cabinSlugs?: readonly string[] };

export const isStaffRole = (role: string): role is StaffRole =>
  (STAFF_ROLES as readonly string[]).includes(role);

const failed = (what: string, cause: unknown) =>
  new StartError(`${what} Is the site running?`, cause);

/** Creates the account if needed, gives it the role, and returns a one-time link into the console. */
export async function inviteMember(
  admin: Admin,
  { email: address, role, cabinSlugs = [] }: Invitation,
  siteUrl: string,
): Promise<string> {
  const email = address.trim().toLowerCase();
  const { userId, link } = await ensureAccount(admin, email, siteUrl).catch((error: unknown) => {
    throw error instanceof AccountFailed ? failed(`${error.message} for ${email}.`, error) : error;
  });
  const appointed = await admin.rpc('appoint_staff', {
    p_user_id: userId,
    p_email: email,
    p_role: role,
    p_cabin_slugs: [...cabinSlugs],
  });
  if (appointed.error?.message === 'unknown_cabin') {
    throw new StartError('One of these cabins doesn’t exist.', appointed.error);
  }
  if (appointed.error) throw failed('The role could not be stored.', appointed.error);
  return link;
}

export const sendInvitation = (admin: Admin, email: string, link: string, now: Date) =>
  queueInvitation(
    admin,
    { email, link, dedupeKey: `host-invitation:${now.toISOString()}:${email}` },
    now,
  );

/** The owner's link until a staff member has signed in for the first time; null afterwards. */
export async function firstLink(
  admin: Admin,
  email: string,
  siteUrl: string,
): Promise<string | null> {
  const { data, error } = await admin.rpc('needs_first_link');
  if (error) throw failed('The staff cannot be read.', error);
  return data ? inviteMember(admin, { email, role: 'owner' }, siteUrl) : null;
}

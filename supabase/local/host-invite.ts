import { roleCan, STAFF_ROLES } from '../../lib/schemas/host/staff/staff.ts';
import { emailSchema } from '../../lib/schemas/fields.ts';
import { followSettings } from '../functions/_shared/shop-settings.ts';
import { openAdmin } from './admin.ts';
import { inviteMember, isStaffRole, sendInvitation } from './invite.ts';
import { runToEnd } from './processes.ts';
import { StartError } from './start-error.ts';

const USAGE = `npm run host:invite -- <email> <role> [cabins]
Prints a link into the console that is good for fifteen minutes, and once; it is sent by email too.
<role>: ${STAFF_ROLES.join(', ')}. [cabins], of a cabin_owner: the last parts of their pages' addresses.`;

async function hostInvite(): Promise<void> {
  const [address = '', role = '', ...cabinSlugs] = process.argv.slice(2);
  const { data: email } = emailSchema.safeParse(address);
  if (!email || !isStaffRole(role) || roleCan(role, 'sees_all_cabins') === cabinSlugs.length > 0) {
    throw new StartError(USAGE);
  }
  const { admin, siteUrl } = openAdmin();
  await followSettings(admin);
  const link = await inviteMember(admin, { email, role, cabinSlugs }, siteUrl);
  await sendInvitation(admin, email, link, new Date());
  console.log(link);
}

await runToEnd(hostInvite);

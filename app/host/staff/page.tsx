import { changeAssignment, dismiss, invite, restore } from './actions';
import { StaffView } from '@/components/host/staff-view';
import { listStaff } from '@/lib/data/host/staff';
import { requireRead, requireStaff } from '@/lib/data/staff';
import { robotsOf } from '@/lib/routes';
import { OFFICE_ROLES } from '@/lib/schemas/host/staff';

export const metadata = { title: 'Staff', robots: robotsOf('/host/staff') };

const PATH = '/host/staff';

export default async function StaffPage() {
  const { role } = await requireStaff(PATH, ...OFFICE_ROLES);
  const list = requireRead(await listStaff(), PATH);
  return (
    <StaffView
      list={list}
      actions={role === 'owner' ? { invite, changeAssignment, dismiss, restore } : null}
    />
  );
}

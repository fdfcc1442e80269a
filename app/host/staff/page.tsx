import { changeAssignment, dismiss, invite, restore } from './actions';
import { StaffView } from '@/components/host/staff/staff-view';
import { listStaff } from '@/lib/data/host/staff';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';
import { roleCan } from '@/lib/schemas/host/staff/staff';

export const metadata = { title: 'Staff', robots: robotsOf('/host/staff') };

const PATH = '/host/staff';

export default async function StaffPage() {
  const { role } = await requireStaff(PATH, 'sees_staff');
  const list = requireRead(await listStaff(), PATH);
  return (
    <StaffView
      list={list}
      actions={
        roleCan(role, 'manages_staff') ? { invite, changeAssignment, dismiss, restore } : null
      }
    />
  );
}

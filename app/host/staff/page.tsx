import { changeAssignment, dismissMember, inviteMember, restoreMember } from './actions';
import { StaffView } from '@/components/host/staff/staff-view';
import { listStaff } from '@/lib/data/host/staff';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';
import { roleCan } from '@/lib/schemas/host/staff/staff';

const PATH = '/host/staff';
export const metadata = consoleMetadata(PATH);

export default async function StaffPage() {
  const { role } = await requireStaff(PATH);
  const list = requireRead(await listStaff(), PATH);
  return (
    <StaffView
      list={list}
      actions={
        roleCan(role, 'manages_staff')
          ? { inviteMember, changeAssignment, dismissMember, restoreMember }
          : null
      }
    />
  );
}

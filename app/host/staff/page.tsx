import '../choices.css';
import './staff.css';
import { changePlace, dismiss, invite, restore } from './actions';
import { StaffView } from '@/components/host/staff-view';
import { listPeople } from '@/lib/data/host/people';
import { requireRead, requireStaff } from '@/lib/data/staff';
import { robotsOf } from '@/lib/routes';
import { OFFICE_ROLES } from '@/lib/schemas/host/staff';

export const metadata = { title: 'Staff', robots: robotsOf('/host/staff') };

const PATH = '/host/staff';

export default async function StaffPage() {
  const { role } = await requireStaff(PATH, ...OFFICE_ROLES);
  const people = requireRead(await listPeople(), PATH);
  return (
    <StaffView
      people={people}
      actions={role === 'owner' ? { invite, changePlace, dismiss, restore } : null}
    />
  );
}

import * as actions from './actions';
import { TasksView } from '@/components/host/tasks/tasks-view';
import { getTasks } from '@/lib/data/host/tasks/tasks';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { robotsOf } from '@/lib/http/routes';
import { roleCan } from '@/lib/schemas/host/staff/staff';
import { shop } from '@/lib/shop/shop';

export const metadata = { title: 'Tasks', robots: robotsOf('/host/tasks') };

const PATH = '/host/tasks';

export default async function TasksPage() {
  const { userId, role } = await requireStaff(PATH, 'does_tasks');
  const { add, save, remove, settle, setLate, makeCalendar, endCalendar } = actions;
  return (
    <TasksView
      start={requireRead(await getTasks(), PATH)}
      userId={userId}
      today={todayInZone(new Date(), shop().timezone)}
      canServe={roleCan(role, 'serves_guests')}
      actions={{ add, save, remove, settle, setLate, makeCalendar, endCalendar }}
    />
  );
}

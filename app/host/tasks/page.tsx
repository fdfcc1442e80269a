import * as actions from './actions';
import { TasksView } from '@/components/host/tasks/tasks-view';
import { getTasks } from '@/lib/data/host/tasks/tasks';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { consoleMetadata } from '@/lib/http/console-pages';
import { roleCan } from '@/lib/schemas/host/staff/staff';
import { shop } from '@/lib/shop/shop';

const PATH = '/host/tasks';
export const metadata = consoleMetadata(PATH);

export default async function TasksPage() {
  const { userId, role } = await requireStaff(PATH);
  const {
    addTask: add,
    saveTask: save,
    removeTask: remove,
    settleProblem: settle,
    setLateCheckOut: setLate,
    makeCalendar,
    endCalendar,
  } = actions;
  return (
    <TasksView
      start={requireRead(await getTasks(), PATH)}
      userId={userId}
      today={todayInZone(new Date(), shop().timezone)}
      canServe={roleCan(role, 'serves_guests')}
      actions={{
        addTask: add,
        saveTask: save,
        removeTask: remove,
        settleProblem: settle,
        setLateCheckOut: setLate,
        makeCalendar,
        endCalendar,
      }}
    />
  );
}

import { saveChecklist, saveSettings, setCleaner } from '../actions';
import { TaskSetupView } from '@/components/host/tasks/task-setup-view';
import { getTaskSetup } from '@/lib/data/host/tasks/tasks';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'Checklists and cleaners', robots: robotsOf('/host/tasks/setup') };

const PATH = '/host/tasks/setup';

export default async function TaskSetupPage() {
  await requireStaff(PATH, 'edits_shop', 'does_tasks');
  const setup = requireRead(await getTaskSetup(), PATH);
  return <TaskSetupView setup={setup} actions={{ saveChecklist, saveSettings, setCleaner }} />;
}

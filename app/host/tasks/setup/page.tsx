import { saveChecklist, saveTaskSettings, setCleaner } from '../actions';
import { TaskSetupView } from '@/components/host/tasks/task-setup-view';
import { getTaskSetup } from '@/lib/data/host/tasks/tasks';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/tasks/setup';
export const metadata = consoleMetadata(PATH);

export default async function TaskSetupPage() {
  await requireStaff(PATH);
  const setup = requireRead(await getTaskSetup(), PATH);
  return <TaskSetupView setup={setup} actions={{ saveChecklist, saveTaskSettings, setCleaner }} />;
}

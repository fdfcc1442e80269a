import { secretCalendar } from '@/lib/api/secret-calendar';
import { getTaskCalendar } from '@/lib/data/task-calendar';
import { taskCalendarFile } from '@/lib/ical/task-ics';
import { taskTokenSchema } from '@/lib/schemas/task-calendar';
import { site } from '@/lib/site';

/** The tasks of a member of the staff. */
export const GET = secretCalendar('tasks', async (secret) => {
  const token = taskTokenSchema.safeParse(secret);
  const calendar = token.success ? await getTaskCalendar(token.data) : null;
  return calendar && taskCalendarFile(`Tasks, ${site.name}`, calendar);
});

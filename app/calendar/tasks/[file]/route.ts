import { secretCalendar } from '@/lib/api/secret-calendar';
import { getTaskCalendar } from '@/lib/data/staff/task-calendar';
import { serverEnv } from '@/lib/env/server';
import { calendarDomain } from '@/lib/ical/calendar-domain';
import { taskCalendarFile } from '@/lib/ical/task-ics';
import { taskTokenSchema } from '@/lib/schemas/task-calendar';
import { shop } from '@/lib/shop/shop';

/** The tasks of a member of the staff. */
export const GET = secretCalendar('tasks', async (secret) => {
  const token = taskTokenSchema.safeParse(secret);
  const calendar = token.success ? await getTaskCalendar(token.data) : null;
  const domain = calendarDomain(serverEnv.SITE_URL);
  return calendar && taskCalendarFile(`Tasks, ${shop().name}`, calendar, domain);
});

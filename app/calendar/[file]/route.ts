import { secretCalendar } from '@/lib/api/secret-calendar';
import { getExportedCalendar } from '@/lib/data/bookings/calendar-export';
import { serverEnv } from '@/lib/env/server';
import { calendarDomain } from '@/lib/ical/calendar-domain';
import { cabinCalendarFile } from '@/lib/ical/cabin-ics';
import { exportTokenSchema } from '@/lib/schemas/calendar-feed';

/** A cabin's calendar for other platforms. A failed read must not become an empty calendar. */
export const GET = secretCalendar('calendar', async (secret) => {
  const token = exportTokenSchema.safeParse(secret);
  const calendar = token.success ? await getExportedCalendar(token.data) : null;
  return calendar && cabinCalendarFile(calendar, calendarDomain(serverEnv.SITE_URL));
});

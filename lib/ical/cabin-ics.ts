import { buildCalendarFile } from './write.ts';
import type { ExportedCalendar } from '../schemas/calendar-feed.ts';
import { site } from '../site.ts';

/** A cabin's own stays as other platforms read them: dates, and nothing of any guest. */
export const cabinCalendarFile = ({ title, stays }: ExportedCalendar): string =>
  buildCalendarFile(
    title,
    stays.map(({ uid, check_in: start, check_out: end, is_block, created_at: stamp }) => ({
      uid: `${uid}@${site.calendarDomain}`,
      ...{ start, end, stamp },
      summary: is_block ? 'Not available' : 'Reserved',
    })),
  );

import { buildCalendarFile } from './write.ts';
import type { ExportedCalendar } from '../schemas/calendar-feed.ts';

/** A cabin's own stays for other platforms: only dates, nothing about guests. */
export const cabinCalendarFile = ({ title, stays }: ExportedCalendar, domain: string): string =>
  buildCalendarFile(
    stays.map(({ uid, check_in: start, check_out: end, is_block, created_at: stamp }) => ({
      uid: `${uid}@${domain}`,
      start,
      end,
      stamp,
      summary: is_block ? 'Not available' : 'Reserved',
    })),
    title,
  );

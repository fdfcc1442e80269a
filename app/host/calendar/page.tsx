import { changeNights, closeNights, followRules, openNights, undoChange } from './actions';
import { CalendarBoard } from '@/components/host/calendar/calendar-board';
import { getCalendar } from '@/lib/data/host/calendar';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { roleCan } from '@/lib/schemas/host/staff/staff';
import { CHUNK_DAYS, chunkStart } from '@/lib/domain/host/calendar-chunks';
import { addDays, parseCalendarDate } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { shop } from '@/lib/shop/shop';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/calendar';
export const metadata = consoleMetadata(PATH);

export default async function CalendarPage({ searchParams }: PageProps<'/host/calendar'>) {
  const { role } = await requireStaff(PATH);
  const { from } = await searchParams;
  const today = todayInZone(new Date(), shop().timezone);
  const start = parseCalendarDate(from) ?? today;
  const first = chunkStart(today, start);
  const window = { from: first, to: addDays(first, CHUNK_DAYS) };
  const calendar = requireRead(await getCalendar(window), PATH);
  return (
    <CalendarBoard
      first={calendar}
      today={today}
      canEdit={roleCan(role, 'edits_shop')}
      actions={{ changeNights, closeNights, followRules, openNights, undoChange }}
    />
  );
}

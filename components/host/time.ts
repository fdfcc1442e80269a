import { clockInZone, timeOfDay } from '@/lib/domain/values/zoned-date';
import { formatMonthDay, formatTime } from '@/lib/format';
import { site } from '@/lib/site';

/** An instant by the clock of the cabins. */
export function formatInstant(instant: string): string {
  const { date, minute } = clockInZone(new Date(instant), site.timezone);
  return `${formatMonthDay(date)}, ${formatTime(timeOfDay(minute))}`;
}

<<<<<<< HEAD
import { clockInZone, timeOfDay } from '@/lib/domain/values/zoned-date';
import { formatMonthDay, formatTime } from '@/lib/format';
=======
import { clockInZone } from '@/lib/domain/values/zoned-date';
import { formatFullDate, formatMonthDay, formatTime } from '@/lib/format';
>>>>>>> h-posts
import { site } from '@/lib/site';

const formatWith =
  (formatDay: typeof formatMonthDay) =>
  (instant: string): string => {
    const { date, minute } = clockInZone(new Date(instant), site.timezone);
    return `${formatDay(date)}, ${formatTime(`${Math.floor(minute / 60)}:${minute % 60}`)}`;
  };

/** An instant by the clock of the cabins. */
<<<<<<< HEAD
export function formatInstant(instant: string): string {
  const { date, minute } = clockInZone(new Date(instant), site.timezone);
  return `${formatMonthDay(date)}, ${formatTime(timeOfDay(minute))}`;
}
=======
export const formatInstant = formatWith(formatMonthDay);
/** With its year. */
export const formatFullInstant = formatWith(formatFullDate);
>>>>>>> h-posts

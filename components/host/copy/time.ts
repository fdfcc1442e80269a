import { clockInZone, timeOfDay } from '@/lib/domain/values/zoned-date';
import { formatFullDate, formatMonthDay, formatTime } from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';

const formatWith =
  (formatDay: typeof formatMonthDay) =>
  (instant: string): string => {
    const { date, minute } = clockInZone(new Date(instant), shop().timezone);
    return `${formatDay(date)}, ${formatTime(timeOfDay(minute))}`;
  };

/** Formats an instant in the cabins' time zone. */
export const formatInstant = formatWith(formatMonthDay);
/** Includes the year. */
export const formatFullInstant = formatWith(formatFullDate);

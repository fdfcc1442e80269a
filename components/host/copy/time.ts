import { clockInZone, timeOfDay } from '@/lib/domain/values/zoned-date';
import {
  formatFullDate,
  formatInstant as formatDay,
  formatMonthDay,
  formatTime,
} from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';

const formatWith =
  (formatDate: typeof formatMonthDay) =>
  (instant: string): string => {
    const { date, minute } = clockInZone(new Date(instant), shop().timezone);
    return `${formatDate(date)}, ${formatTime(timeOfDay(minute))}`;
  };

/** Formats an instant in the cabins' time zone. */
export const formatInstant = formatWith(formatMonthDay);
/** Includes the year. */
export const formatFullInstant = formatWith(formatFullDate);

/** Formats the day of an instant in the shop's time zone. */
export const dayOf = (instant: string) => formatDay(new Date(instant), shop().timezone);

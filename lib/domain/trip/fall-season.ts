import type { CalendarDate } from '../values/calendar-date.ts';
import { FALL_WEEKS } from './fall-color.ts';

const FIRST_DAY = FALL_WEEKS[0] ?? '09-14';
const LAST_DAY = '11-15';

/** Whether leaves are turning anywhere between the highest ridge and the valleys. */
export function isFallSeason(today: CalendarDate): boolean {
  const day = today.slice('yyyy-'.length);
  return day >= FIRST_DAY && day <= LAST_DAY;
}

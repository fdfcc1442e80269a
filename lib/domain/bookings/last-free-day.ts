import { addDays, type CalendarDate } from '../values/calendar-date.ts';

/**
 * The last day on which a stay can be canceled free of charge, until midnight in the cabin's zone: the day every text
 * prints (product §9.3). `freeCancelDays` are whole days.
 */
export const lastFreeDay = (checkIn: CalendarDate, freeCancelDays: number): CalendarDate =>
  addDays(checkIn, -freeCancelDays - 1);

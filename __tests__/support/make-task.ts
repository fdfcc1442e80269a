import type { Task } from '@/lib/domain/host/tasks/task';
import { calendarDate } from '@/lib/domain/values/calendar-date';

/** An open turnover that nobody has been assigned to. */
export const makeTask = (changes: Partial<Task> = {}): Task => ({
  id: 't',
  kind: 'turnover',
  title: null,
  note: null,
  cabinId: 'c',
  cabin: 'Fern Hollow',
  day: calendarDate('2026-11-27'),
  fromTime: '10:00',
  dueDay: null,
  dueTime: null,
  isShort: false,
  isLate: false,
  state: 'open',
  assigneeId: null,
  assignee: null,
  leaving: null,
  coming: null,
  cleanerNote: null,
  problem: null,
  problemSettled: false,
  begunAt: null,
  begunBy: null,
  doneAt: null,
  doneBy: null,
  reason: null,
  lines: [],
  photos: [],
  ...changes,
});

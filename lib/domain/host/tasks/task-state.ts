import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Task } from './task.ts';

/** Required lines that aren't ticked. */
export const openLines = ({ lines }: Pick<Task, 'lines'>): Task['lines'] =>
  lines.filter(({ isRequired, tickedAt }) => isRequired && tickedAt === null);

type Photos = Pick<Task, 'kind' | 'lines' | 'photos'>;

/** Whether a required photograph is missing; `waiting` has the lines of photographs not sent yet. */
export function lacksPhoto(
  { kind, lines, photos }: Photos,
  needsPhoto: boolean,
  waiting: readonly (string | null)[],
): boolean {
  const shown = [...photos.map(({ lineId }) => lineId), ...waiting];
  if (needsPhoto && kind === 'turnover' && shown.length === 0) return true;
  return lines.some((line) => line.needsPhoto && line.isRequired && !shown.includes(line.id));
}

export type TaskGroup = 'late' | 'today' | 'coming' | 'done';

/** The task's group in the list of that day. */
export function groupOf(
  { state, day }: Pick<Task, 'state' | 'day'>,
  today: CalendarDate,
): TaskGroup {
  if (state === 'done' || state === 'dropped') return 'done';
  if (day < today) return 'late';
  return day === today ? 'today' : 'coming';
}

type NextArrival = 'none' | 'same-day' | 'later';

export const nextArrival = ({ day, dueDay }: Pick<Task, 'day' | 'dueDay'>): NextArrival => {
  if (dueDay === null) return 'none';
  return dueDay === day ? 'same-day' : 'later';
};

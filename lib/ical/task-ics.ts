import { buildCalendarFile } from './write.ts';
import type { TaskCalendar } from '../schemas/task-calendar.ts';

const NAMES = { turnover: 'Turnover', repair: 'Repair', inspection: 'Inspection', other: 'Task' };
/** The length without a following booking: long enough to be seen, short enough not to hide the rest of the day. */
const USUAL_MS = 3 * 3_600_000;
/** The longest event, because a cabin may be empty for weeks afterwards. */
const MAX_MS = 12 * 3_600_000;

function endOf(startsAt: Date, dueAt: Date | null): Date {
  const left = dueAt === null ? USUAL_MS : dueAt.getTime() - startsAt.getTime();
  return left > 0 && left <= MAX_MS
    ? new Date(startsAt.getTime() + left)
    : new Date(startsAt.getTime() + USUAL_MS);
}

/** A staff member's tasks, without anything about guests. A rescheduled task keeps its event. */
export const taskCalendarFile = (name: string, { tasks }: TaskCalendar, domain: string): string =>
  buildCalendarFile(
    tasks.map(({ uid, cabin, kind, title, is_done, starts_at, due_at, sequence, changed_at }) => ({
      uid: `${uid}@${domain}`,
      start: starts_at,
      end: endOf(starts_at, due_at),
      summary: `${is_done ? 'Done: ' : ''}${title ?? NAMES[kind]}, ${cabin}`,
      stamp: changed_at,
      sequence,
    })),
    name,
  );

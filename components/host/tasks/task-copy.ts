import type { Task } from '@/lib/domain/host/tasks/task';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { nextArrival } from '@/lib/domain/host/tasks/task-state';
import {
  formatGuestsAndPets,
  formatMonthDay,
  formatTime,
  formatWeekday,
  plural,
} from '@/lib/copy/format';

export const KIND_NAMES: Record<Task['kind'], string> = {
  turnover: 'Turnover',
  repair: 'Repair',
  inspection: 'Inspection',
  other: 'Task',
};

export const shortDay = (day: CalendarDate) => `${formatWeekday(day)}, ${formatMonthDay(day)}`;

export const taskName = ({ kind, title }: Pick<Task, 'kind' | 'title'>): string =>
  title ?? KIND_NAMES[kind];

/** Names a staff member as far as the user may know. */
export const whoText = (who: string | null): string => {
  if (who === null) return 'nobody';
  return who === '' ? 'somebody else' : who;
};

/** Says from when until when there is time. */
export function windowText(task: Task): string {
  const from = `From ${formatTime(task.fromTime)}`;
  if (task.kind !== 'turnover') return from;
  if (task.dueDay === null || task.dueTime === null) return `${from}. No booking after it yet`;
  const until = formatTime(task.dueTime);
  return nextArrival(task) === 'same-day'
    ? `${from} until ${until}`
    : `${from} until ${shortDay(task.dueDay)}, ${until}`;
}

const partyText = (party: Task['leaving']): string =>
  party === null
    ? 'guests of another platform or the owner'
    : formatGuestsAndPets(party.guests, party.pets);

/** Says how many people leave and arrive, without names. */
export function partiesText({ leaving, coming, dueDay, kind }: Task): string {
  if (kind !== 'turnover') return '';
  const left = `Leaving: ${partyText(leaving)}.`;
  return dueDay === null ? left : `${left} Coming: ${partyText(coming)}.`;
}

export function waitingText(count: number, isOnline: boolean): string {
  if (count === 0) return '';
  const changes = `${count} ${plural(count, 'change', 'changes')}`;
  return isOnline ? `Sending ${changes}…` : `${changes} waiting for a connection`;
}

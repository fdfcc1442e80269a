import type { CalendarDate } from '../../values/calendar-date.ts';

export const TASK_KINDS = ['turnover', 'repair', 'inspection', 'other'] as const;
/** The kinds that the host adds by hand. */
export const OWN_KINDS = ['repair', 'inspection', 'other'] as const;
export const TASK_STATES = ['open', 'begun', 'done', 'dropped'] as const;

/** `you`, the email address of a member the reader may know, or empty for anybody else. */
type Who = string | null;
/** Null when not booked here. */
type Party = { guests: number; pets: number } | null;

export type TaskLine = {
  id: string;
  body: string;
  isRequired: boolean;
  needsPhoto: boolean;
  tickedAt: string | null;
  tickedBy: Who;
};

export type Task = {
  id: string;
  kind: (typeof TASK_KINDS)[number];
  /** Only of tasks added by hand. */
  title: string | null;
  /** The host's note. */
  note: string | null;
  cabinId: string;
  cabin: string;
  /** Dates and times are local to the cabin. */
  day: CalendarDate;
  fromTime: string;
  /** Null while no later stay is booked. */
  dueDay: CalendarDate | null;
  dueTime: string | null;
  /** Whether there is less time than a turnover takes. */
  isShort: boolean;
  /** Whether a late check-out was agreed. */
  isLate: boolean;
  state: (typeof TASK_STATES)[number];
  assigneeId: string | null;
  assignee: Who;
  leaving: Party;
  coming: Party;
  cleanerNote: string | null;
  problem: string | null;
  problemSettled: boolean;
  begunAt: string | null;
  begunBy: Who;
  doneAt: string | null;
  doneBy: Who;
  /** Why it was completed with lines left open. */
  reason: string | null;
  lines: TaskLine[];
  photos: { id: string; lineId: string | null; width: number; height: number }[];
};

export type Supply = {
  id: string;
  cabinId: string;
  cabin: string;
  name: string;
  quantity: string | null;
  note: string | null;
  addedBy: Who;
  boughtAt: string | null;
  boughtBy: Who;
};

export type Cleaner = { id: string; name: string };

export type HostTasks = {
  tasks: Task[];
  supplies: Supply[];
  cabins: { id: string; title: string }[];
  /** Whether a turnover requires a photograph. */
  needsPhoto: boolean;
  hasCalendar: boolean;
  /** The members a task can be assigned to; null for a role that may not assign. */
  cleaners: Cleaner[] | null;
};

/** One step of the work. */
export type TaskChange =
  | { kind: 'begin' }
  /** Reopens a task that was marked done by mistake. */
  | { kind: 'reopen' }
  | { kind: 'tick' | 'untick'; lineId: string }
  /** The text of `done` says why something is left open. */
  | { kind: 'note' | 'problem' | 'done'; text: string };

export type NewSupply = Pick<Supply, 'id' | 'cabinId' | 'name'> & {
  quantity: string;
  note: string;
};

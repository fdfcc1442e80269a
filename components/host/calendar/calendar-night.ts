import { PLATFORM_NAMES } from '@/components/host/copy/platform-copy';
import { NIGHT_WORDS } from '@/components/host/copy/unavailable-copy';
import type { Night, useCalendar } from './use-calendar';
import { includesCell, type Cell, type Selection } from '@/lib/domain/host/selection';
import { listRange } from '@/lib/domain/host/visible-range';
import { addDays, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatFullDate, formatMoney, formatNights } from '@/lib/copy/format';
import type { CalendarCabin, CalendarStay } from '@/lib/schemas/host/calendar';

export type CalendarViewProps = {
  calendar: ReturnType<typeof useCalendar>;
  cabins: readonly CalendarCabin[];
  today: CalendarDate;
  /** The day to scroll to. A new object scrolls there again. */
  jump: { day: number };
  /** The first night in view. */
  from: CalendarDate;
  /** The cabin of a month view. */
  cabinId: string | null;
  selection: Selection | null;
  /** Whether the panel is open, which covers a part of the screen. */
  isOpen: boolean;
  canEdit: boolean;
  on: {
    select: (selection: Selection) => void;
    open: () => void;
    clear: () => void;
    /** Reports the first night in view after scrolling. */
    scroll: (day: number) => void;
    showMonth: (month: CalendarDate) => void;
    showCabin: (cabinId: string) => void;
  };
};

/** The guest, with the platform of an imported stay; null if neither is known. */
export const stayLabel = ({ platform, label }: CalendarStay): string | null =>
  [platform && PLATFORM_NAMES[platform], label].filter(Boolean).join(': ') || null;

/** The cabin's name, marked if guests can't see it yet. */
export const cabinName = ({ title, live }: CalendarCabin): string =>
  live ? title : `${title} (unpublished)`;

/** A night that was never opened has neither a price nor rules. */
const isUnopened = ({ price, isOpen, canArrive, canLeave }: Night): boolean =>
  price === null && !isOpen && !canArrive && !canLeave;

/** Whether these days (half-open) of all these cabins are loaded, were never opened, and have no stay. */
export function isNothingOpened(
  { origin, nightOf, staysOf }: ReturnType<typeof useCalendar>,
  cabinIds: readonly string[],
  { first, end }: { first: number; end: number },
): boolean {
  if (end <= first) return false;
  const [from, to] = [addDays(origin, first), addDays(origin, end)];
  return cabinIds.every((id) => {
    if (staysOf(id).some(({ checkIn, checkOut }) => checkIn < to && from < checkOut)) return false;
    return listRange({ first, end }).every((day) => {
      const night = nightOf(id, day);
      return night !== null && isUnopened(night);
    });
  });
}

export function nightName(
  cabin: CalendarCabin,
  date: CalendarDate,
  { night, stay }: { night: Night | null; stay: CalendarStay | null },
) {
  const taken = stay && [NIGHT_WORDS[stay.kind], stayLabel(stay)].filter(Boolean).join(' ');
  const known = [taken, ...nightFacts(night)].filter((fact) => fact !== null);
  return [cabinName(cabin), formatFullDate(date), ...known].join(', ');
}

function nightFacts(night: Night | null) {
  if (!night) return ['loading'];
  if (isUnopened(night)) return ['not opened'];
  return [
    night.price === null ? null : formatMoney(night.price),
    night.isOpen ? null : 'not open',
    night.minStay > 1 ? `at least ${formatNights(night.minStay)}` : null,
    night.canArrive ? null : 'no arrival',
    night.canLeave ? null : 'no departure',
    night.isByHand ? 'set by hand' : null,
  ];
}

/** A cell's role in the selection. */
export type CellMark = 'selected' | 'focus' | null;

export function markOf(selection: Selection | null, cell: Cell): CellMark {
  if (!includesCell(selection, cell)) return null;
  const isFocus = selection?.focus.cabin === cell.cabin && selection.focus.day === cell.day;
  return isFocus ? 'focus' : 'selected';
}

export const nightClass = (night: Night | null, mark: CellMark): string =>
  [
    'host-night',
    night === null && 'is-loading',
    night && !night.isOpen && (isUnopened(night) ? 'is-unopened' : 'is-closed'),
    night?.isOpen && !night.canArrive && 'is-no-arrival',
    night?.isOpen && !night.canLeave && 'is-no-departure',
    night?.isByHand && 'is-by-hand',
    mark !== null && 'is-selected',
    mark === 'focus' && 'is-focus',
  ]
    .filter(Boolean)
    .join(' ');

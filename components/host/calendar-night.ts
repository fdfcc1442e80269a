import type { Night, useCalendar } from './use-calendar';
import { includesCell, type Cell, type Selection } from '@/lib/domain/host/selection';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatFullDate, formatMoney, formatNights } from '@/lib/format';
import type { CalendarCabin, CalendarStay } from '@/lib/schemas/host/calendar';

export type CalendarViewProps = {
  calendar: ReturnType<typeof useCalendar>;
  cabins: readonly CalendarCabin[];
  today: CalendarDate;
  /** The day to bring into view; a new object asks for it again. */
  jump: { day: number };
  selection: Selection | null;
  canEdit: boolean;
  on: { select: (selection: Selection) => void; open: () => void; clear: () => void };
};

export const NIGHT_WORDS: Record<CalendarStay['kind'], string> = {
  booking: 'Booked',
  hold: 'Held',
  block: 'Blocked',
  owner: 'Owner stay',
  import: 'Other platform',
};

export function nightName(
  { title }: CalendarCabin,
  date: CalendarDate,
  { night, stay }: { night: Night | null; stay: CalendarStay | null },
) {
  const facts = night
    ? [
        night.price === null ? null : formatMoney(night.price),
        night.isOpen ? null : 'not open',
        night.minStay > 1 ? `at least ${formatNights(night.minStay)}` : null,
        night.canArrive ? null : 'no arrival',
        night.canLeave ? null : 'no departure',
        night.isByHand ? 'set by hand' : null,
      ]
    : ['loading'];
  const taken = stay && [NIGHT_WORDS[stay.kind], stay.label].filter(Boolean).join(' ');
  const known = [taken, ...facts].filter((fact) => fact !== null);
  return [title, formatFullDate(date), ...known].join(', ');
}

/** How a cell stands to the selection. */
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
    night && !night.isOpen && 'is-closed',
    night?.isOpen && !night.canArrive && 'is-no-arrival',
    night?.isByHand && 'is-by-hand',
    mark !== null && 'is-selected',
    mark === 'focus' && 'is-focus',
  ]
    .filter(Boolean)
    .join(' ');

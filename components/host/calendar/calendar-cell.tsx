'use client';

import { memo } from 'react';
import { nightClass, nightName, type CellMark } from './calendar-night';
import type { Night } from './use-calendar';
import type { Cell } from '@/lib/domain/host/selection';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatWholeDollars } from '@/lib/copy/format';
import type { CalendarCabin, CalendarStay } from '@/lib/schemas/host/calendar';

/** The sizes of the board's cells in pixels. */
export const COLUMN = 58;
export const ROW = 46;
export const NAMES = 168;
export const HEADER = 44;

export const idOf = ({ cabin, day }: Cell) => `night-${cabin}-${day}`;

export function cellAt({ clientX, clientY }: { clientX: number; clientY: number }): Cell | null {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]');
  const { cabin, day } = element?.dataset ?? {};
  return cabin && day ? { cabin: Number(cabin), day: Number(day) } : null;
}

type NightCellProps = {
  cabin: CalendarCabin;
  row: number;
  day: number;
  date: CalendarDate;
  night: Night | null;
  stay: CalendarStay | null;
  mark: CellMark;
  isToday: boolean;
};

/** Memoized, because hundreds of nights stay the same while the board scrolls. */
export const NightCell = memo(function NightCell(props: NightCellProps) {
  const { cabin, row, day, date, night, stay, mark, isToday } = props;
  return (
    <span
      id={idOf({ cabin: row, day })}
      role="gridcell"
      data-cabin={row}
      data-day={day}
      aria-colindex={day + 2}
      aria-selected={mark !== null}
      aria-label={nightName(cabin, date, { night, stay })}
      className={`${nightClass(night, mark)} ${isToday ? 'is-today' : ''}`}
      style={{ left: NAMES + day * COLUMN, width: COLUMN }}
    >
      {night?.price != null && formatWholeDollars(night.price)}
      {night && night.price !== null && night.minStay > 1 && <small>{night.minStay}+ nights</small>}
    </span>
  );
});

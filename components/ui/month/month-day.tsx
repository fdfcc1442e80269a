import { memo, type CSSProperties } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';

/**
 * What one day shows, in values alone, so that a day whose values stay is not drawn again. `tooltip` is also the
 * spoken reason: it is added to `label` in the accessible name. `detail` is below the number.
 */
export type DayDescription = {
  label: string;
  disabled: boolean;
  selected: 'start' | 'end' | null;
  inRange: boolean;
  tooltip?: string | null;
  className?: string;
  numberClassName?: string;
  detail?: string | null;
  detailClassName?: string;
};

type MonthDayProps = DayDescription & {
  date: CalendarDate;
  column: number;
  isTabStop: boolean;
  isToday: boolean;
  isTipBelow: boolean;
  /** The class of the band behind a range, and the night's index for its animation. */
  band?: string;
  night?: number;
};

function tooltipSide(column: number): string {
  if (column < 2) return 'before:left-0';
  return column > 4 ? 'before:right-0' : 'before:left-1/2 before:-translate-x-1/2';
}

export const MonthDay = memo(function MonthDay(props: MonthDayProps) {
  const { date, column, selected, disabled, tooltip, detail, band } = props;
  return (
    <td
      role="gridcell"
      aria-selected={selected !== null || props.inRange}
      className={joinClasses('px-0 py-0.5 short:py-px', band)}
      style={band ? ({ '--night': props.night } as CSSProperties) : undefined}
    >
      <button
        type="button"
        data-date={date}
        data-tooltip={tooltip ?? undefined}
        tabIndex={props.isTabStop ? 0 : -1}
        aria-label={tooltip ? `${props.label}, ${tooltip}` : props.label}
        aria-disabled={disabled || undefined}
        aria-current={props.isToday ? 'date' : undefined}
        className={joinClasses(
          'day',
          selected !== null && 'day-chosen',
          selected === null && disabled && 'day-refused',
          selected === null && !disabled && 'day-open hover:bg-spruce-200',
          props.isToday && 'day-today',
          tooltip &&
            joinClasses('day-tooltip', tooltipSide(column), props.isTipBelow && 'day-tip-below'),
          props.className,
        )}
      >
        <span className={props.numberClassName}>{Number(date.slice(8))}</span>
        {detail && <span className={props.detailClassName}>{detail}</span>}
      </button>
    </td>
  );
});

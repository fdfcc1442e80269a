import type { RefObject } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import type { StaySelection } from '@/lib/domain/stays/selection';
import { formatDate } from '@/lib/copy/format';

export type StayEnd = 'checkIn' | 'checkOut';

type DateFieldsProps = {
  selection: StaySelection;
  isOpen: boolean;
  onOpen: (end: StayEnd) => void;
  /** The end whose calendar is loading. */
  busyEnd?: StayEnd | null;
  box?: RefObject<HTMLDivElement | null>;
};

type FieldProps = Omit<DateFieldsProps, 'selection' | 'box'> & {
  end: StayEnd;
  label: string;
  date: CalendarDate | null;
  isNext: boolean;
};

function Field({ end, label, date, isOpen, isNext, busyEnd, onOpen }: FieldProps) {
  return (
    <button
      type="button"
      data-end={end}
      aria-haspopup="dialog"
      data-else="#availability"
      aria-expanded={isOpen}
      aria-busy={busyEnd === end || undefined}
      onClick={() => onOpen(end)}
      className={joinClasses(
        'min-h-14 cursor-pointer px-3.5 py-2 text-left first:rounded-tl-control last:rounded-tr-control hover:bg-spruce-50',
        isOpen && isNext && 'bg-spruce-50 shadow-[inset_0_0_0_2px_var(--color-spruce-800)]',
      )}
    >
      <span className="block text-xs font-semibold text-ink-soft">{label}</span>{' '}
      <span
        className={
          date ? 'block font-display font-semibold text-spruce-900' : 'block text-ink-soft'
        }
      >
        {date ? formatDate(date) : 'Add date'}
      </span>
    </button>
  );
}

/** Check-in and check-out as buttons that open the calendar. */
export function DateFields({ selection, box, ...field }: DateFieldsProps) {
  const { checkIn, checkOut } = selection;
  return (
    <div ref={box} className="grid grid-cols-2 divide-x divide-line-strong/60">
      <Field end="checkIn" label="Check-in" date={checkIn} isNext={!checkIn} {...field} />
      <Field
        end="checkOut"
        label="Check-out"
        date={checkOut}
        isNext={!!checkIn && !checkOut}
        {...field}
      />
    </div>
  );
}

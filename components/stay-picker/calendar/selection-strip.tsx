import { joinClasses } from '@/components/ui/class-names';
import { nightsBetween, type CalendarDate } from '@/lib/domain/values/calendar-date';
import type { StaySelection } from '@/lib/domain/stays/selection';
import { formatMonthDay, formatNights, formatWeekday } from '@/lib/copy/format';
import { STRIP_CLASS } from './calendar-skeleton';

type SelectionStripProps = {
  selection: StaySelection;
  /** The check-out being hovered. It isn't announced, because its day already says the nights. */
  previewEnd?: CalendarDate | null;
  onClear: () => void;
};

const COUNT_CLASS = 'ml-auto text-right text-sm leading-tight font-semibold whitespace-nowrap';

function End({ label, date }: { label: string; date: CalendarDate }) {
  return (
    <span className="block whitespace-nowrap">
      <span className="block text-xs font-semibold text-ink-soft">{label}</span>{' '}
      <span className="block font-display text-[1.0625rem] leading-6 font-semibold text-spruce-900">
        <span className="hidden @min-[25rem]:inline">{formatWeekday(date)}, </span>
        {formatMonthDay(date)}
      </span>
    </span>
  );
}

function Summary({ checkIn, checkOut }: StaySelection) {
  if (!checkIn)
    return <span className="font-display text-title-4 font-medium">Select check-in date</span>;
  return (
    <>
      <End label="Check-in" date={checkIn} />
      {checkOut && <span aria-hidden="true" className="h-9 w-px bg-line-strong/40" />}
      {checkOut && <End label="Check-out" date={checkOut} />}
    </>
  );
}

/** The chosen dates (product §2.10), announced as they change. */
export function SelectionStrip({ selection, previewEnd = null, onClear }: SelectionStripProps) {
  const { checkIn, checkOut } = selection;
  return (
    <div className="@container">
      <div className={STRIP_CLASS}>
        <div role="status" className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
          <Summary {...selection} />
          {checkIn && checkOut && (
            <span className={joinClasses(COUNT_CLASS, 'text-spruce-800')}>
              {formatNights(nightsBetween(checkIn, checkOut))}
            </span>
          )}
        </div>
        {checkIn && previewEnd && (
          <span aria-hidden="true" className={joinClasses(COUNT_CLASS, 'text-ink-soft')}>
            {formatNights(nightsBetween(checkIn, previewEnd))}
          </span>
        )}
        {checkIn && (
          <button
            type="button"
            onClick={onClear}
            className="-mr-2 min-h-11 cursor-pointer rounded-lg px-2 text-sm font-semibold text-ember-700 underline underline-offset-4 hover:bg-ember-100"
          >
            Clear
          </button>
        )}
      </div>
    </div>
  );
}

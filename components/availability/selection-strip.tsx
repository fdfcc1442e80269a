import { nightsBetween, type CalendarDate } from '@/lib/domain/calendar-date';
import type { StaySelection } from '@/lib/domain/selection';
import { formatDate, formatNights } from '@/lib/format';
import { STRIP_CLASS } from './calendar-skeleton';

type SelectionStripProps = { selection: StaySelection; onClear: () => void };

function End({ label, date }: { label: string; date: CalendarDate }) {
  return (
    <span className="block whitespace-nowrap">
      <span className="text-ink-soft block text-xs">{label}</span>{' '}
      <span className="block font-semibold">{formatDate(date)}</span>
    </span>
  );
}

function Summary({ checkIn, checkOut }: StaySelection) {
  if (!checkIn) return <span className="font-medium">Select check-in date</span>;
  return (
    <>
      <End label="Check-in" date={checkIn} />
      {checkOut && <span aria-hidden="true" className="bg-line h-8 w-px" />}
      {checkOut && <End label="Check-out" date={checkOut} />}
    </>
  );
}

/** What has been chosen so far (spec §2); announced as it changes. */
export function SelectionStrip({ selection, onClear }: SelectionStripProps) {
  const { checkIn, checkOut } = selection;
  return (
    <div className={STRIP_CLASS}>
      <div role="status" className="flex grow items-center gap-3">
        <Summary {...selection} />
        {checkIn && checkOut && (
          <span className="text-spruce-800 ml-auto text-right text-sm leading-tight font-semibold">
            {formatNights(nightsBetween(checkIn, checkOut))}
          </span>
        )}
      </div>
      {checkIn && (
        <button
          type="button"
          onClick={onClear}
          className="text-ember-700 hover:bg-ember-100 -mr-2 min-h-11 cursor-pointer rounded-lg px-2 text-sm font-medium underline underline-offset-4"
        >
          Clear
        </button>
      )}
    </div>
  );
}

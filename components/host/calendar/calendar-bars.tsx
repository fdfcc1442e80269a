import { COLUMN, HEADER, NAMES, ROW } from './calendar-cell';
import { NIGHT_WORDS } from '@/components/host/copy/unavailable-copy';
import { stayLabel, type CalendarViewProps } from './calendar-night';
import { boundsOf } from '@/lib/domain/host/selection';
import { listRange } from '@/lib/domain/host/visible-range';
import { nightsBetween } from '@/lib/domain/values/calendar-date';

type Range = { first: number; end: number };
type Props = Pick<CalendarViewProps, 'calendar' | 'cabins' | 'selection'> & {
  rows: Range;
  columns: Range;
};

/** Draws the stays over the board's nights, and the frame of the selection above them. */
export function BoardBars({ calendar, cabins, selection, rows, columns }: Props) {
  const { origin, staysOf } = calendar;
  const stays = listRange(rows)
    .flatMap((row) =>
      staysOf(cabins[row]?.id ?? '').map((stay) => ({
        stay,
        row,
        start: nightsBetween(origin, stay.checkIn),
        end: nightsBetween(origin, stay.checkOut),
      })),
    )
    .filter(({ start, end }) => end > columns.first && start < columns.end);
  const bounds = selection && boundsOf(selection);
  return (
    <>
      {stays.map(({ stay, row, start, end }) => (
        <span
          key={stay.id}
          aria-hidden
          className={`host-stay host-stay-${stay.kind}`}
          style={{
            left: NAMES + start * COLUMN + 3,
            width: (end - start) * COLUMN - 6,
            top: HEADER + row * ROW + 5,
            height: ROW - 10,
          }}
        >
          <span>{stayLabel(stay) ?? stay.reason ?? NIGHT_WORDS[stay.kind]}</span>
        </span>
      ))}
      {bounds && (
        <span
          aria-hidden
          className="host-selection"
          style={{
            left: NAMES + bounds.firstDay * COLUMN,
            width: (bounds.endDay - bounds.firstDay) * COLUMN,
            top: HEADER + bounds.firstCabin * ROW,
            height: (bounds.endCabin - bounds.firstCabin) * ROW,
          }}
        />
      )}
    </>
  );
}

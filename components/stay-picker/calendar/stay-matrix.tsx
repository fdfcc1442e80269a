'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import type { StaySelection } from '@/lib/domain/stays/selection';
import type { Stay } from '@/lib/domain/stays/stay';
import { COMPARED_NIGHTS, type ArrivalRow, type PricedStay } from '@/lib/domain/stays/stay-matrix';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatDate, formatLongDate, formatNights, formatWholeDollars } from '@/lib/copy/format';
import { moveInMatrix, type Cell } from '@/components/stay-picker/stay/matrix-keys';
import { useStayMatrix } from '@/components/stay-picker/stay/use-stay-matrix';

export type StayMatrixProps = {
  calendar: AvailabilityCalendar;
  selection: StaySelection;
  /** The first check-in. */
  from: CalendarDate;
  /** Keeps its identity while no price changes. */
  totalCentsOf: (stay: Stay) => number | null;
  onChoose: (stay: Stay) => void;
  onBack: () => void;
};

const isSame = (one: StaySelection, { checkIn, checkOut }: Stay) =>
  one.checkIn === checkIn && one.checkOut === checkOut;

type OfferProps = { priced: PricedStay; nights: number; isChosen: boolean; isTabStop: boolean };

function Offer({ priced, nights, isChosen, isTabStop }: OfferProps) {
  const { stay, totalCents, isCheapest } = priced;
  const until = `${formatNights(nights)}, ${formatDate(stay.checkIn)} to ${formatDate(stay.checkOut)}`;
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${formatWholeDollars(totalCents)} total, ${until}${isCheapest ? ', lowest' : ''}`}
      className={joinClasses(
        'flex min-h-11 w-full min-w-15 cursor-pointer flex-col items-center justify-center rounded-lg border px-1 text-sm leading-tight font-semibold tabular-nums hover:border-spruce-700 hover:bg-spruce-50',
        isChosen ? 'bg-spruce-800 text-white hover:bg-spruce-700' : 'text-spruce-900',
        isCheapest ? 'border-spruce-700' : 'border-transparent',
        isCheapest && !isChosen && 'bg-spruce-100',
      )}
    >
      {formatWholeDollars(totalCents)}
      {isCheapest && <span className="text-xs font-medium">lowest</span>}
    </button>
  );
}

type RowsProps = Pick<StayMatrixProps, 'selection'> & { rows: readonly ArrivalRow[]; stop: Cell };

function Rows({ rows, selection, stop }: RowsProps) {
  return rows.map(({ checkIn, stays }, row) => (
    <tr key={checkIn}>
      <th
        scope="row"
        className="sticky left-0 z-1 bg-paper py-0.5 pr-2 text-left text-sm font-semibold whitespace-nowrap text-spruce-900"
      >
        <span aria-hidden="true">{formatDate(checkIn)}</span>
        <span className="sr-only">{formatLongDate(checkIn)}</span>
      </th>
      {stays.map((priced, column) => {
        const nights = COMPARED_NIGHTS[column] ?? 0;
        const isChosen = priced !== null && isSame(selection, priced.stay);
        return (
          <td
            key={nights}
            data-cell={priced && `${row}:${column}`}
            aria-selected={priced ? isChosen : undefined}
            className="p-0.5 text-center"
          >
            {priced ? (
              <Offer
                priced={priced}
                nights={nights}
                isChosen={isChosen}
                isTabStop={stop.row === row && stop.column === column}
              />
            ) : (
              <>
                <span aria-hidden="true" className="text-ink-soft">
                  –
                </span>
                <span className="sr-only">not open</span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  ));
}

const hasOffer = (rows: readonly ArrivalRow[], { row, column }: Cell) =>
  Boolean(rows[row]?.stays[column]);

/** The chosen stay's cell, or the first one with an offer. */
function firstStop(rows: readonly ArrivalRow[], selection: StaySelection): Cell {
  const cells = rows.flatMap(({ stays }, row) =>
    stays.flatMap((priced, column) => (priced ? [{ row, column, stay: priced.stay }] : [])),
  );
  return cells.find(({ stay }) => isSame(selection, stay)) ?? cells[0] ?? { row: 0, column: 0 };
}

function cellOf(target: EventTarget): Cell | null {
  const place = target instanceof Element && target.closest<HTMLElement>('[data-cell]');
  const [row, column] = (place && place.dataset.cell?.split(':').map(Number)) || [];
  return row === undefined || column === undefined ? null : { row, column };
}

type TableProps = Pick<StayMatrixProps, 'selection' | 'onChoose'> & {
  headingId: string;
  rows: readonly ArrivalRow[];
  /** The cell that the focus was in. */
  moved: Cell | null;
  onMove: (cell: Cell | null) => void;
};

/** One tab stop; the arrow keys move among the offers. */
function OfferTable({ headingId, rows, selection, moved, onMove, onChoose }: TableProps) {
  const table = useRef<HTMLTableElement>(null);
  const stop = moved && hasOffer(rows, moved) ? moved : firstStop(rows, selection);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = moveInMatrix(stop, event.key, (cell) => hasOffer(rows, cell), {
      rows: rows.length,
      columns: COMPARED_NIGHTS.length,
    });
    if (!target) return;
    event.preventDefault();
    onMove(target);
    const place = `[data-cell="${target.row}:${target.column}"] button`;
    table.current?.querySelector<HTMLElement>(place)?.focus();
  }

  function onClick(target: EventTarget) {
    const cell = cellOf(target);
    const priced = cell && rows[cell.row]?.stays[cell.column];
    if (priced) onChoose(priced.stay);
  }

  return (
    <div className="relative mt-2 overflow-x-auto overscroll-x-contain">
      <table
        ref={table}
        role="grid"
        aria-labelledby={headingId}
        className="w-full border-collapse"
        onKeyDown={onKeyDown}
        onFocus={({ target }) => onMove(cellOf(target))}
        onClick={({ target }) => onClick(target)}
      >
        <thead>
          <tr className="text-xs font-semibold text-ink-soft">
            <th scope="col" className="sticky left-0 z-1 bg-paper py-1 pr-2 text-left">
              Arrival
            </th>
            {COMPARED_NIGHTS.map((nights) => (
              <th key={nights} scope="col" className="py-1 whitespace-nowrap">
                {formatNights(nights)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows rows={rows} selection={selection} stop={stop} />
        </tbody>
      </table>
    </div>
  );
}

type PageButtonProps = {
  label: string;
  to: CalendarDate | null;
  onTurn: (to: CalendarDate) => void;
};

const PageButton = ({ label, to, onTurn }: PageButtonProps) => (
  <button
    type="button"
    aria-disabled={to === null}
    onClick={() => to && onTurn(to)}
    className={buttonClass('secondary', 'small', 'aria-disabled:opacity-40')}
  >
    {label}
  </button>
);

/**
 * Shows the totals of the coming check-ins for two to seven nights, with all fees and taxes. A tap chooses the stay.
 */
export function StayMatrix({
  calendar,
  selection,
  from,
  totalCentsOf,
  onChoose,
  onBack,
}: StayMatrixProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [first, setFirst] = useState(from);
  const page = useStayMatrix({ calendar, from: first, totalCentsOf });
  const rows = page?.rows ?? [];
  const [moved, setMoved] = useState<Cell | null>(null);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function turn(to: CalendarDate) {
    setMoved(null);
    setFirst(to);
  }

  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-start justify-between gap-3">
        <h3
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="text-title-4 text-spruce-900 outline-none"
        >
          Dates and prices
        </h3>
        <button
          type="button"
          onClick={onBack}
          className="-mt-2 min-h-11 shrink-0 cursor-pointer px-1 text-sm font-semibold text-spruce-800 underline underline-offset-4"
        >
          Back to the calendar
        </button>
      </div>
      {!page && (
        <p role="status" className="mt-3 text-ink-soft">
          Adding up the totals…
        </p>
      )}
      {page && rows.length === 0 && (
        <p role="status" className="mt-3 rounded-control bg-paper-deep p-4">
          Sold out: no stays of two to seven nights are open here. Check the calendar for shorter or
          longer ones.
        </p>
      )}
      {page && rows.length > 0 && (
        <>
          <p className="text-sm text-ink-soft">
            Totals include all fees and taxes. “Lowest” is the best price in its column.
          </p>
          <OfferTable
            headingId={headingId}
            rows={rows}
            selection={selection}
            moved={moved}
            onMove={setMoved}
            onChoose={onChoose}
          />
          <div className="mt-3 flex justify-between gap-3">
            <PageButton label="Earlier arrivals" to={page.before} onTurn={turn} />
            <PageButton label="Later arrivals" to={page.after} onTurn={turn} />
          </div>
        </>
      )}
    </section>
  );
}

'use client';

import type { usePreview, useSave } from './use-rates';
import { Button } from '@/components/ui/button';
import { describeRates } from '@/lib/domain/host/describe-rates';
import { formatMonth, formatNights, formatWholeDollars, MONTHS } from '@/lib/format';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import type { RateMonth } from '@/lib/schemas/host/rates';

type OutcomeProps = {
  isReadable: boolean;
  preview: ReturnType<typeof usePreview>;
  saving: ReturnType<typeof useSave>;
  onUndone: () => void;
};

/** What saving would change, then what it changed. */
export function RatesOutcomeText({ isReadable, preview, saving, onUndone }: OutcomeProps) {
  const told = !isReadable
    ? 'Some fields are empty or out of range.'
    : preview.outcome
      ? describeRates(preview.outcome)
      : 'Counting the nights …';
  return (
    <>
      <p role="alert">{saving.error ?? preview.error}</p>
      {saving.done && (
        <p role="status" className="host-row">
          {saving.done.text}
          {saving.done.undo && (
            <Button
              size="small"
              variant="secondary"
              disabled={saving.isPending}
              onClick={() => saving.undo(onUndone)}
            >
              Undo
            </Button>
          )}
        </p>
      )}
      {!preview.error && (
        <p aria-live="polite" className="host-preview">
          {told}
        </p>
      )}
    </>
  );
}

const asDate = (month: string) => `${month}-01` as CalendarDate;
const shortMonth = (month: string) => MONTHS[Number(month.slice(5)) - 1]?.slice(0, 3);

/** The prices of twelve months: a bar from the lowest to the highest of each, and the same as a table. */
export function MonthsChart({ months }: { months: readonly RateMonth[] }) {
  if (months.length === 0) return <p>No night is open.</p>;
  const most = Math.max(...months.map(({ highCents }) => highCents));
  const share = (cents: number) => `${(100 * cents) / most}%`;
  return (
    <>
      <ol className="host-months" aria-hidden="true">
        {months.map(({ month, lowCents, highCents, averageCents }) => (
          <li key={month}>
            <span>{formatWholeDollars(averageCents)}</span>
            <i>
              <b style={{ bottom: share(lowCents), height: share(highCents - lowCents) }} />
            </i>
            {shortMonth(month)}
          </li>
        ))}
      </ol>
      <small>The number is the average; the bar runs from the lowest to the highest price.</small>
      <details>
        <summary>The months as a table</summary>
        <div className="host-months-table" tabIndex={0} role="region" aria-label="Prices by month">
          <table>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">From</th>
                <th scope="col">Average</th>
                <th scope="col">To</th>
                <th scope="col">Open</th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, lowCents, highCents, averageCents, openNights }) => (
                <tr key={month}>
                  <th scope="row">{formatMonth(asDate(month))}</th>
                  <td>{formatWholeDollars(lowCents)}</td>
                  <td>{formatWholeDollars(averageCents)}</td>
                  <td>{formatWholeDollars(highCents)}</td>
                  <td>{formatNights(openNights)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

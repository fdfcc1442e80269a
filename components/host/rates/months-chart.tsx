import type { CSSProperties } from 'react';
import { formatMonth, formatNights, formatWholeDollars, MONTHS } from '@/lib/copy/format';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import type { RateMonth } from '@/lib/schemas/host/rates';

const MAX_STEPS = 4;

const asDate = (month: string) => `${month}-01` as CalendarDate;
const shortMonth = (month: string) => MONTHS[Number(month.slice(5)) - 1]?.slice(0, 3);

/** Returns round dollar amounts (cents) from zero to just above the highest price. */
function ticksTo(mostCents: number): number[] {
  const least = Math.max(1, mostCents / 100 / MAX_STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((each) => each * power >= least) ?? 10) * power * 100;
  return Array.from({ length: Math.ceil(mostCents / step) + 1 }, (_, n) => n * step);
}

/** Shows each month's lowest and highest price as a bar, and as a table. */
export function MonthsChart({ months }: { months: readonly RateMonth[] | null }) {
  if (!months) return <p>Loading the prices…</p>;
  if (months.length === 0) return <p>No nights are open.</p>;
  const ticks = ticksTo(Math.max(...months.map(({ highCents }) => highCents)));
  const top = ticks.at(-1) ?? 1;
  const at = (name: string, cents: number) =>
    ({ [`--${name}`]: `${(100 * cents) / top}%` }) as CSSProperties;
  return (
    <>
      <div className="host-months" aria-hidden="true">
        <ol className="host-months-axis">
          {ticks.map((cents) => (
            <li key={cents} style={at('from', cents)}>
              <span>{formatWholeDollars(cents)}</span>
            </li>
          ))}
        </ol>
        <ol className="host-months-bars">
          {months.map(({ month, lowCents, highCents, averageCents }, n) => (
            <li key={month}>
              <i
                style={{
                  ...at('from', lowCents),
                  ...at('height', highCents - lowCents),
                  ...at('average', averageCents),
                }}
              />
              {shortMonth(month)}
              {(n === 0 || month.endsWith('-01')) && <small>{month.slice(0, 4)}</small>}
            </li>
          ))}
        </ol>
      </div>
      <small>
        Dollars per night. Each bar runs from the month’s lowest price to its highest; the line
        across it is the average.
      </small>
      <details>
        <summary>Months as a table</summary>
        <div className="host-months-table" tabIndex={0} role="region" aria-label="Prices by month">
          <table>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Low</th>
                <th scope="col">Average</th>
                <th scope="col">High</th>
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

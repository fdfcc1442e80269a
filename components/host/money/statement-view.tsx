import { CommissionForm, type SaveCommission } from './commission-form';
import { FigureRows } from '@/components/host/insights/figure-card';
import { cellText, type FigureTable } from '@/components/host/insights/figure-table';
import { MonthChoice } from './money-view';
import { netOf } from './money-tables';
import { PrintButton } from './print-button';
import styles from '@/components/host/insights/figures-view.module.css';
import { formatMonth } from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import type { Statement } from '@/lib/schemas/host/money/money';

type Props = {
  statement: Statement;
  table: FigureTable;
  /** URL parameters that identify the owner or the cabin. */
  kept: Record<string, string>;
  usualPercent: number;
  nextMonth: CalendarDate;
  /** Null for roles that can't change the commission. */
  save: SaveCommission | null;
};

export const statementTitle = ({ owner, cabins }: Statement): string =>
  owner ?? cabins.map(({ title }) => title).join(', ');

/** An owner's month, to read, print, and save. */
export function StatementView({ statement, table, kept, usualPercent, nextMonth, save }: Props) {
  const { month, cabins } = statement;
  const query = new URLSearchParams({ ...kept, month: month.slice(0, 7) }).toString();
  const [cabin] = cabins;
  return (
    <>
      <div className="host-bar">
        <h1>Statement, {formatMonth(month)}</h1>
        <p>{statementTitle(statement)}</p>
      </div>
      <div className={styles.filters}>
        <MonthChoice month={month} path="/host/money/statement" kept={kept} />
        <p className={styles.periods}>
          <a href={`/host/statement-pdf?${query}`} download>
            Download PDF
          </a>
          <a href={`/host/money-csv?${query}&table=statement`} download>
            Download CSV
          </a>
          <PrintButton />
        </p>
      </div>
      <section className={`host-card ${styles.card}`} aria-label="Stays">
        <dl className={styles.totals}>
          <div>
            <dt>To the owner</dt>
            <dd>{cellText(netOf(table), 'money')}</dd>
          </div>
        </dl>
        {table.rows.length === 0 ? (
          <p>No stay ended this month, and there were no payments or refunds for earlier ones.</p>
        ) : (
          <FigureRows table={table} />
        )}
        <small>
          {table.definition} From {shop().host}.
        </small>
      </section>
      {save && cabin && cabins.length === 1 && (
        <section className={`host-card ${styles.filters}`} aria-labelledby="commission-heading">
          <h2 id="commission-heading">Commission</h2>
          <p>
            {cabin.percentBp === null
              ? `${usualPercent}% of the nights, as it says on the page for owners.`
              : `${cabin.percentBp / 100}% of the nights, agreed for this cabin.`}
          </p>
          <CommissionForm
            slug={cabin.slug}
            percent={String(cabin.percentBp === null ? usualPercent : cabin.percentBp / 100)}
            month={nextMonth.slice(0, 7)}
            save={save}
          />
        </section>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { cellText, type FigureTable } from './figure-table';
import styles from './figures-view.module.css';
import '@/components/host/shell/table.css';

type CardProps = {
  table: FigureTable;
  csvHref: string;
  /** Shown above the table, which is then collapsed. */
  chart?: ReactNode;
  children?: ReactNode;
};

const isNumber = (kind: string) => kind !== 'text';

export function FigureRows({ table }: { table: FigureTable }) {
  const { heading, columns, rows, total } = table;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${heading}, table`}>
      <table className="host-table">
        <thead>
          <tr>
            {columns.map(({ label, kind }) => (
              <th key={label} scope="col" className={isNumber(kind) ? 'is-amount' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <FigureRow key={place} row={row} columns={columns} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <FigureRow row={total} columns={columns} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function FigureRow({
  row,
  columns,
}: {
  row: FigureTable['rows'][number];
  columns: FigureTable['columns'];
}) {
  return (
    <tr>
      {row.map((cell, at) => {
        const kind = columns[at]?.kind ?? 'text';
        const text = cellText(cell, kind);
        if (at === 0)
          return (
            <th key={at} scope="row">
              {text}
            </th>
          );
        return (
          <td
            key={at}
            className={isNumber(kind) ? 'is-amount' : text.length < 12 ? 'is-short' : undefined}
          >
            {text}
          </td>
        );
      })}
    </tr>
  );
}

/** Shows a chart with its definition, table, and CSV file, or only the table. */
export function FigureCard({ table, csvHref, chart, children }: CardProps) {
  const { id, heading, definition, rows } = table;
  return (
    <section className={`host-card ${styles.card}`} aria-labelledby={`figure-${id}`}>
      <div className={styles.head}>
        <h2 id={`figure-${id}`}>{heading}</h2>
        {rows.length > 0 && (
          <a href={csvHref} download aria-label={`${heading}: download CSV`}>
            CSV
          </a>
        )}
      </div>
      {children}
      {chart}
      {rows.length === 0 ? (
        !chart && <p className={styles.nothing}>Nothing yet.</p>
      ) : chart ? (
        <details>
          <summary>The numbers as a table</summary>
          <FigureRows table={table} />
        </details>
      ) : (
        <FigureRows table={table} />
      )}
      <small>{definition}</small>
    </section>
  );
}

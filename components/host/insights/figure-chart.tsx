import { scaleBand, scaleLinear } from 'd3-scale';
import { cellText, type FigureTable } from './figure-table';
import styles from './figures-view.module.css';

const HEIGHT = 200;
const TOP = 18;
const BOTTOM = 34;
const MAX_LABELS = 12;

type Props = {
  table: FigureTable;
  /** The indices of the columns to draw, side by side. */
  series?: readonly number[];
};

const numberAt = (row: FigureTable['rows'][number], at: number): number => {
  const cell = row[at];
  return typeof cell === 'number' ? cell : 0;
};

/** Breaks "November 2026" into two lines and shortens other labels to fit. */
function shortLabel(label: string): [string, string] {
  const month = /^(\p{L}{3})\p{L}* (\d{4})$/u.exec(label);
  return month ? [month[1] ?? '', month[2] ?? ''] : [label, ''];
}

/**
 * A bar chart, rendered on the server. Horizontal positions are percents and heights are pixels, so that text keeps its
 * size on any screen. Screen readers hear only the highest value, because the table beside it has every number.
 */
export function FigureChart({ table, series = [1] }: Props) {
  const { rows, columns, heading } = table;
  const most = Math.max(0, ...rows.flatMap((row) => series.map((at) => numberAt(row, at))));
  if (rows.length === 0 || most === 0)
    return <p className={styles.nothing}>Nothing to draw yet.</p>;
  const kind = columns[series[0] ?? 1]?.kind ?? 'count';
  const x = scaleBand<number>()
    .domain(rows.map((_, at) => at))
    .range([0, 100])
    .paddingInner(0.25)
    .paddingOuter(0.15);
  const inner = scaleBand<number>().domain(series).range([0, x.bandwidth()]).paddingInner(0.1);
  const y = scaleLinear()
    .domain([0, most])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP]);
  const every = Math.ceil(rows.length / MAX_LABELS);
  const best = rows.findIndex((row) => series.some((at) => numberAt(row, at) === most));
  const bestText = `Highest: ${cellText(most, kind)} in ${String(rows[best]?.[0] ?? '')}.`;
  const yearAt = (place: number): boolean => {
    const [month] = shortLabel(String(rows[place]?.[0]));
    const [next] = shortLabel(String(rows[place + 1]?.[0]));
    // The first label has its year too, unless the next one has one.
    return month === 'Jan' || (place === 0 && next !== 'Jan');
  };
  const january = Math.max(
    0,
    rows.findIndex((row) => String(row[0]).startsWith('January ')),
  );
  // A phone has room for every second label, including each January with its year.
  const isSpare = (place: number) =>
    rows.length > 6 && Math.abs(place - january) % (2 * every) !== 0;
  const label = `${heading}, a chart of ${rows.length} columns. ${bestText} The table has every number.`;
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <svg width="100%" height={HEIGHT} aria-hidden="true">
        {y.ticks(4).map((tick) => (
          <text key={tick} x="100%" y={y(tick) + 4} textAnchor="end">
            {cellText(tick, kind).replace(/\.00?(?=%?$)/, '')}
          </text>
        ))}
      </svg>
      <svg width="100%" height={HEIGHT} aria-hidden="true">
        {y.ticks(4).map((tick) => (
          <line key={tick} className={styles.grid} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
        ))}
        {rows.map((row, place) => {
          const left = x(place) ?? 0;
          const middle = `${left + x.bandwidth() / 2}%`;
          const [first, second] = shortLabel(String(row[0]));
          return (
            <g key={place}>
              {series.map((at, order) => (
                <rect
                  key={at}
                  className={order === 0 ? styles.first : styles.second}
                  x={`${left + (inner(at) ?? 0)}%`}
                  width={`${inner.bandwidth()}%`}
                  y={y(Math.max(numberAt(row, at), 0))}
                  height={Math.max(y(0) - y(Math.max(numberAt(row, at), 0)), 0)}
                >
                  <title>{`${String(row[0])}: ${cellText(row[at] ?? null, kind)}`}</title>
                </rect>
              ))}
              {place % every === 0 && (
                <text
                  className={isSpare(place) ? styles.spare : undefined}
                  x={middle}
                  y={HEIGHT - 18}
                  textAnchor="middle"
                >
                  {first}
                  {second && yearAt(place) && (
                    <tspan x={middle} dy="1.1em">
                      {second}
                    </tspan>
                  )}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

import Link from 'next/link';
import { toOption } from '@/components/host/copy/option';
import { FilterSelect } from '@/components/host/shell/list-parts';
import { FigureCard } from './figure-card';
import { FigureChart } from './figure-chart';
import { cellText } from './figure-table';
import {
  areaTable,
  cabinTable,
  funnelTable,
  monthTables,
  paceTable,
  searchTable,
  SOURCE_NAMES,
  sourceTable,
} from './figure-tables';
import styles from './figures-view.module.css';
import { Button } from '@/components/ui/button';
import { FIGURE_SOURCES, measure, monthFrom, type Measures } from '@/lib/domain/host/figures';
import { formatMonth } from '@/lib/copy/format';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  CABIN_SORTS,
  toFigureQuery,
  type CabinFigures,
  type CabinFigureSort,
  type Figures,
  type FigureSearch,
  type Funnel,
  type Pace,
} from '@/lib/schemas/host/insights';

export const CABINS_A_PAGE = 25;

type Props = {
  search: FigureSearch;
  today: CalendarDate;
  figures: Figures;
  pace: Pace;
  funnel: Funnel;
  /** Null if the figures are for one cabin. */
  cabins: CabinFigures | null;
};

const PATH = '/host/insights';
const csvOf = (search: FigureSearch, table: string) =>
  `${PATH}-csv?${toFigureQuery(search, { table })}`;

export const ExamplesNote = ({ children }: { children: string }) => (
  <p className="host-card">
    <strong>Example bookings are counted too.</strong> {children}{' '}
    <Link href="/host/examples" prefetch={false}>
      Remove the examples
    </Link>
  </p>
);

export function FiguresView({ search, today, figures, pace, funnel, cabins }: Props) {
  const supply = figures.supply.reduce((sum, { nights }) => sum + nights, 0);
  const all = measure(figures.months, supply, search.source ?? null);
  const paced = paceTable(pace);
  return (
    <>
      <div className="host-bar">
        <h1>Figures</h1>
        <p>
          {figures.cabin ?? 'All cabins'}, {formatMonth(search.from)} to {formatMonth(search.to)}
        </p>
      </div>
      <Filters search={search} figures={figures} />
      <Periods search={search} today={today} />
      {figures.hasExamples && <ExamplesNote>They’re made up so you can look around.</ExamplesNote>}
      <Totals all={all} />
      <div className="host-halves">
        {monthTables(figures, search).map((table) => (
          <FigureCard
            key={table.id}
            table={table}
            csvHref={csvOf(search, table.id)}
            chart={<FigureChart table={table} />}
          />
        ))}
        <FigureCard
          table={paced}
          csvHref={csvOf(search, 'pace')}
          chart={
            <>
              <ul className={styles.legend}>
                <Legend className={styles.first}>This year</Legend>
                <Legend className={styles.second}>The year before, by the same day</Legend>
              </ul>
              <FigureChart table={paced} series={[1, 2]} />
            </>
          }
        />
      </div>
      <FigureCard table={sourceTable(figures)} csvHref={csvOf(search, 'sources')} />
      {!search.cabin && (
        <FigureCard table={areaTable(figures, search)} csvHref={csvOf(search, 'areas')} />
      )}
      {cabins && <Cabins search={search} cabins={cabins} />}
      <div className="host-halves">
        <FigureCard
          table={funnelTable(funnel)}
          csvHref={csvOf(search, 'funnel')}
          chart={<FigureChart table={funnelChart(funnel)} />}
        >
          {(search.cabin || search.area || search.source) && (
            <p>For the whole site; we don’t count this by cabin.</p>
          )}
          {funnel.since && <p>Counted since {formatMonth(funnel.since)}.</p>}
        </FigureCard>
        <FigureCard
          table={searchTable(funnel, figures.areaNames)}
          csvHref={csvOf(search, 'searches')}
        />
      </div>
    </>
  );
}

/** Shows the steps as bars; the table has them by month. */
function funnelChart(funnel: Funnel) {
  const table = funnelTable(funnel);
  const { columns, total = [] } = table;
  return {
    ...table,
    columns: columns.slice(0, 2),
    rows: [1, 2, 3, 4].map((at) => [columns[at]?.label ?? '', total[at] ?? 0]),
  };
}

const Legend = ({ className, children }: { className?: string; children: string }) => (
  <li>
    <svg width="12" height="12" aria-hidden="true">
      <rect className={className} x="0.5" y="0.5" width="11" height="11" />
    </svg>
    {children}
  </li>
);

function Totals({ all }: { all: Measures }) {
  const shown = [
    ['Revenue', cellText(all.revenueCents, 'money')],
    ['Occupancy', cellText(all.occupancy, 'percent')],
    ['ADR', cellText(all.adrCents, 'money')],
    ['RevPAR', cellText(all.revparCents, 'money')],
    ['Nights sold', cellText(all.nights, 'count')],
    ['Lead time (days)', cellText(all.leadDays, 'days')],
    ['Stay (nights)', cellText(all.stayNights, 'days')],
    ['Canceled', cellText(all.cancelledShare, 'percent')],
  ] as const;
  return (
    <section className="host-card" aria-label="The whole period">
      <dl className={styles.totals}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Filters({ search, figures }: { search: FigureSearch; figures: Figures }) {
  const { from, to, area, cabin, source } = search;
  return (
    <form role="search" aria-label="Figures" className={`host-bar ${styles.filters}`}>
      {cabin && <input type="hidden" name="cabin" value={cabin} />}
      <label>
        From
        <input type="month" name="from" defaultValue={from.slice(0, 7)} pattern="\d{4}-\d{2}" />
      </label>
      <label>
        To
        <input type="month" name="to" defaultValue={to.slice(0, 7)} pattern="\d{4}-\d{2}" />
      </label>
      {!cabin && (
        <FilterSelect
          label="Area"
          name="area"
          chosen={area}
          options={(figures.areaNames ?? []).map(({ slug, name }) => toOption(slug, name))}
        />
      )}
      <FilterSelect
        label="Source"
        name="source"
        chosen={source}
        options={FIGURE_SOURCES.map((each) => toOption(each, SOURCE_NAMES[each]))}
      />
      <Button type="submit" variant="secondary" size="small">
        Show
      </Button>
      {(cabin ?? area ?? source) && <Link href={PATH}>All cabins and sources</Link>}
    </form>
  );
}

function Periods({ search, today }: { search: FigureSearch; today: CalendarDate }) {
  const january = `${today.slice(0, 4)}-01-01` as CalendarDate;
  const periods: readonly [string, CalendarDate, CalendarDate][] = [
    ['The last 12 months', monthFrom(today, -11), monthFrom(today, 0)],
    ['The next 12 months', monthFrom(today, 0), monthFrom(today, 11)],
    ['This year', january, monthFrom(january, 11)],
    ['Last year', monthFrom(january, -12), monthFrom(january, -1)],
    ['3 years', monthFrom(today, -35), monthFrom(today, 0)],
  ];
  return (
    <nav className={styles.periods} aria-label="Periods">
      {periods.map(([name, from, to]) => (
        <Link
          key={name}
          href={`${PATH}?${toFigureQuery({ ...search, from, to, page: 1 })}`}
          prefetch={false}
          aria-current={search.from === from && search.to === to ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

const SORT_NAMES: Record<CabinFigureSort, string> = {
  revenue: 'Revenue',
  nights: 'Nights sold',
  occupancy: 'Occupancy',
  adr: 'ADR',
  cancelled: 'Canceled',
};

function Cabins({ search, cabins }: { search: FigureSearch; cabins: CabinFigures }) {
  const table = cabinTable(cabins);
  const { from, to, area, source, q, sort, page } = search;
  const pages = Math.ceil(cabins.count / CABINS_A_PAGE);
  const pathOf = (n: number) => `${PATH}?${toFigureQuery({ ...search, page: n })}#figure-cabins`;
  return (
    <FigureCard table={table} csvHref={csvOf(search, 'cabins')}>
      <form
        role="search"
        aria-label="Cabins"
        className={`host-bar ${styles.filters}`}
        action={PATH}
      >
        <input type="hidden" name="from" value={from.slice(0, 7)} />
        <input type="hidden" name="to" value={to.slice(0, 7)} />
        {area && <input type="hidden" name="area" value={area} />}
        {source && <input type="hidden" name="source" value={source} />}
        <label>
          Cabin
          <input type="search" name="q" maxLength={80} defaultValue={q} />
        </label>
        <label>
          Order
          <select name="sort" defaultValue={sort}>
            {CABIN_SORTS.map((each) => (
              <option key={each} value={each}>
                {SORT_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="secondary" size="small">
          Show
        </Button>
      </form>
      {cabins.cabins.length > 0 && (
        <details>
          <summary>One cabin’s own figures</summary>
          <ul className={styles.periods}>
            {cabins.cabins.map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  href={`${PATH}?${toFigureQuery({ from, to, sort: 'revenue', page: 1, cabin: slug })}`}
                  prefetch={false}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {pages > 1 && (
        <nav className={styles.periods} aria-label="Cabin pages">
          {page > 1 && <Link href={pathOf(page - 1)}>Before</Link>}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages && <Link href={pathOf(page + 1)}>Next</Link>}
        </nav>
      )}
    </FigureCard>
  );
}

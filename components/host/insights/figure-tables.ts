import type { Cell, FigureColumn, FigureTable } from './figure-table';
import {
  FIGURE_SOURCES,
  measure,
  monthsBetween,
  occupancyOf,
  ratio,
  type FigureSource,
  type FigureSums,
  type Measures,
} from '@/lib/domain/host/figures';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatMonth } from '@/lib/copy/format';
import type {
  CabinFigures,
  Figures,
  FigureSearch,
  Funnel,
  Pace,
} from '@/lib/schemas/host/insights';

export const SOURCE_NAMES: Record<FigureSource, string> = {
  site: 'This site',
  phone: 'By phone',
  airbnb: 'Airbnb',
  vrbo: 'Vrbo',
  booking: 'Booking.com',
  other: 'Another calendar',
};

const column = (label: string, kind: FigureColumn['kind'] = 'count'): FigureColumn => ({
  label,
  kind,
});

type MonthChart = {
  id: string;
  heading: string;
  definition: string;
  kind: FigureColumn['kind'];
  value: (measures: Measures) => number | null;
  /** The columns that explain the measure. */
  parts: readonly [
    label: string,
    kind: FigureColumn['kind'],
    read: (measures: Measures) => number,
  ][];
};

const NIGHTS_SOLD: MonthChart['parts'][number] = ['Nights sold', 'count', ({ nights }) => nights];
const FOR_SALE: MonthChart['parts'][number] = [
  'Nights for sale',
  'count',
  ({ forSale }) => forSale,
];
const REVENUE: MonthChart['parts'][number] = [
  'Revenue',
  'money',
  ({ revenueCents }) => revenueCents,
];

const MONTH_CHARTS: readonly MonthChart[] = [
  {
    id: 'revenue',
    heading: 'Revenue',
    definition:
      'What guests pay for the month’s nights, after discounts and agreed changes, before the cleaning fee, the pet fee and taxes. A stay’s price is spread over its nights. Other platforms don’t share their prices, so their stays add nothing here.',
    kind: 'money',
    value: ({ revenueCents }) => revenueCents,
    parts: [NIGHTS_SOLD],
  },
  {
    id: 'occupancy',
    heading: 'Occupancy',
    definition:
      'The share of nights for sale that were sold, here and on other platforms. A night is for sale from the day its cabin first went on the site, unless you blocked it. A dash means more nights were sold than were for sale, because they were sold before the cabin was on the site.',
    kind: 'percent',
    value: ({ occupancy }) => occupancy,
    parts: [NIGHTS_SOLD, FOR_SALE],
  },
  {
    id: 'adr',
    heading: 'Average daily rate (ADR)',
    definition: 'Revenue for each night sold on this site or by phone.',
    kind: 'money',
    value: ({ adrCents }) => adrCents,
    parts: [REVENUE],
  },
  {
    id: 'revpar',
    heading: 'Revenue per available night (RevPAR)',
    definition:
      'Revenue for each night that was for sale, sold or not. Nights sold on other platforms count as for sale but add no revenue, because we don’t know their prices.',
    kind: 'money',
    value: ({ revparCents }) => revparCents,
    parts: [REVENUE, FOR_SALE],
  },
  {
    id: 'lead-time',
    heading: 'Lead time',
    definition:
      'Average days from booking to check-in, for stays that begin in the month and were sold on this site or by phone.',
    kind: 'days',
    value: ({ leadDays }) => leadDays,
    parts: [['Stays that begin', 'count', ({ stays }) => stays]],
  },
  {
    id: 'length-of-stay',
    heading: 'Length of stay',
    definition: 'Average nights per stay that begins in the month, from every source.',
    kind: 'days',
    value: ({ stayNights }) => stayNights,
    parts: [['Stays that begin', 'count', ({ stays }) => stays]],
  },
  {
    id: 'cancellations',
    heading: 'Cancellations',
    definition:
      'The share of paid bookings with check-in in the month that were canceled. We don’t know what other platforms canceled.',
    kind: 'percent',
    value: ({ cancelledShare }) => cancelledShare,
    parts: [['Canceled', 'count', ({ cancelled }) => cancelled]],
  },
];

const monthTable = (
  chart: MonthChart,
  rows: readonly (readonly [CalendarDate, Measures])[],
): FigureTable => ({
  id: chart.id,
  heading: chart.heading,
  definition: chart.definition,
  columns: [
    column('Month', 'text'),
    column(chart.heading, chart.kind),
    ...chart.parts.map(([label, kind]) => column(label, kind)),
  ],
  rows: rows.map(([month, measures]) => [
    formatMonth(month),
    chart.value(measures),
    ...chart.parts.map(([, , read]) => read(measures)),
  ]),
});

/** Returns a chart for each measure by month. */
export function monthTables(figures: Figures, { from, to, source }: FigureSearch): FigureTable[] {
  const supply = new Map(figures.supply.map(({ month, nights }) => [month, nights]));
  const rows = monthsBetween(from, to).map(
    (month) =>
      [
        month,
        measure(
          figures.months.filter((row) => row.month === month),
          supply.get(month) ?? 0,
          source ?? null,
        ),
      ] as const,
  );
  return MONTH_CHARTS.map((chart) => monthTable(chart, rows));
}

const GROUP_COLUMNS: readonly FigureColumn[] = [
  column('Revenue', 'money'),
  column('Nights sold'),
  column('Stays'),
  column('Occupancy', 'percent'),
  column('ADR', 'money'),
  column('RevPAR', 'money'),
  column('Lead time (days)', 'days'),
  column('Stay (nights)', 'days'),
  column('Canceled', 'percent'),
];
const groupCells = (m: Measures): Cell[] => [
  m.revenueCents,
  m.nights,
  m.stays,
  m.occupancy,
  m.adrCents,
  m.revparCents,
  m.leadDays,
  m.stayNights,
  m.cancelledShare,
];

const totalSupply = ({ supply }: Figures) => supply.reduce((sum, { nights }) => sum + nights, 0);

export function sourceTable(figures: Figures): FigureTable {
  const supply = totalSupply(figures);
  const present = FIGURE_SOURCES.filter((source) =>
    figures.months.some((row) => row.source === source),
  );
  return {
    id: 'sources',
    heading: 'By source',
    definition:
      'Where stays were sold. We know other platforms’ nights from their calendars, but not their prices. A calendar may include nights its platform blocks; choose what to import under Platforms.',
    columns: [column('Source', 'text'), ...GROUP_COLUMNS],
    rows: present.map((source) => {
      const isKnown = source === 'site' || source === 'phone';
      const cells = groupCells(measure(figures.months, supply, source));
      return [
        SOURCE_NAMES[source],
        ...(isKnown ? cells : [null, ...cells.slice(1, 4), null, null, ...cells.slice(6)]),
      ];
    }),
    total: ['All', ...groupCells(measure(figures.months, supply))],
  };
}

export function areaTable(figures: Figures, { source }: FigureSearch): FigureTable {
  const names = new Map(figures.areaNames?.map(({ slug, name }) => [slug, name]));
  const supply = new Map(figures.areaSupply.map(({ area, nights }) => [area, nights]));
  const slugs = [...new Set([...supply.keys(), ...figures.areas.map(({ area }) => area)])];
  const rowsOf = (slug: string): FigureSums[] => figures.areas.filter(({ area }) => area === slug);
  return {
    id: 'areas',
    heading: 'By area',
    definition: 'The same measures by area.',
    columns: [column('Area', 'text'), ...GROUP_COLUMNS],
    rows: slugs
      .map((slug) => [slug, measure(rowsOf(slug), supply.get(slug) ?? 0, source ?? null)] as const)
      .toSorted(([, a], [, b]) => b.revenueCents - a.revenueCents)
      .map(([slug, measures]) => [names.get(slug) ?? slug, ...groupCells(measures)]),
    total: ['All', ...groupCells(measure(figures.areas, totalSupply(figures), source ?? null))],
  };
}

export const cabinTable = ({ cabins }: CabinFigures): FigureTable => ({
  id: 'cabins',
  heading: 'By cabin',
  definition: 'Cabins in the order you choose. Those without sales come last.',
  columns: [
    column('Cabin', 'text'),
    column('Revenue', 'money'),
    column('Nights sold'),
    column('Occupancy', 'percent'),
    column('ADR', 'money'),
    column('RevPAR', 'money'),
    column('Stays'),
    column('Canceled'),
  ],
  rows: cabins.map((cabin) => [
    cabin.title,
    cabin.revenueCents,
    cabin.nights,
    occupancyOf(cabin.nights, cabin.supply),
    ratio(cabin.revenueCents, cabin.pricedNights),
    ratio(cabin.revenueCents, cabin.supply),
    cabin.stays,
    cabin.cancelled,
  ]),
});

export const paceTable = ({ months }: Pace): FigureTable => ({
  id: 'pace',
  heading: 'Pace',
  definition:
    'Nights sold so far for this month and the next eleven, next to what was sold for the same months a year ago by this day. All sources.',
  columns: [
    column('Month', 'text'),
    column('Nights this year'),
    column('Nights the year before'),
    column('Revenue this year', 'money'),
    column('Revenue the year before', 'money'),
  ],
  rows: months.map((row) => [
    formatMonth(row.month),
    row.nights,
    row.nightsBefore,
    row.revenueCents,
    row.revenueBeforeCents,
  ]),
});

export function funnelTable({ months }: Funnel): FigureTable {
  const sum = (key: 'views' | 'dates' | 'begun' | 'paid') =>
    months.reduce((total, row) => total + row[key], 0);
  return {
    id: 'funnel',
    heading: 'From looking to booking',
    definition:
      'Cabins viewed, once a day per visitor; visits with dates chosen; bookings started on the site; and those that were paid. Visitors who asked not to be tracked only count in bookings. Updated hourly, without examples.',
    columns: [
      column('Month', 'text'),
      column('Cabins viewed'),
      column('Dates chosen'),
      column('Bookings started'),
      column('Bookings paid'),
      column('Paid per view', 'percent'),
    ],
    rows: months.map(({ month, views, dates, begun, paid }) => [
      formatMonth(month),
      views,
      dates,
      begun,
      paid,
      ratio(paid, views),
    ]),
    total: [
      'All',
      sum('views'),
      sum('dates'),
      sum('begun'),
      sum('paid'),
      ratio(sum('paid'), sum('views')),
    ],
  };
}

export const searchTable = ({ searches }: Funnel, areas: Figures['areaNames']): FigureTable => ({
  id: 'searches',
  heading: 'Searches that found nothing',
  definition:
    'What visitors searched for when no cabin matched: the 50 most frequent in the period. We only keep the month, nights, guests, area, and filter, never who searched.',
  columns: [
    column('Check-in', 'text'),
    column('Nights'),
    column('Guests'),
    column('Area', 'text'),
    column('Filter', 'text'),
    column('Times'),
  ],
  rows: searches.map((row) => [
    row.month ? formatMonth(row.month) : 'Without dates',
    row.month ? row.nights : null,
    row.guests,
    areas?.find(({ slug }) => slug === row.area)?.name ?? (row.area === 'all' ? 'All' : row.area),
    row.filter || 'None',
    row.times,
  ]),
});

import { render, screen, within } from '@testing-library/react';
import { FigureCard } from '@/components/host/insights/figure-card';
import { FigureChart } from '@/components/host/insights/figure-chart';
import { cellText, figureCsv, type FigureTable } from '@/components/host/insights/figure-table';
import { cabinTable, paceTable } from '@/components/host/insights/figure-tables';
import { statementTable, taxTable } from '@/components/host/money/money-tables';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const cellsOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

const cabin = (title: string) => ({
  title,
  slug: 'x',
  area: 'gatlinburg',
  nights: 3,
  pricedNights: 3,
  revenueCents: 100_001,
  stays: 1,
  cancelled: 0,
  supply: 30,
});

test('the file has the numbers of the page, and no formula', () => {
  const table = cabinTable({ cabins: [cabin('=HYPERLINK("x")')], count: 1 });
  render(<FigureCard table={table} csvHref="/x" />);
  const [, row] = screen.getAllByRole('row');
  const shown = within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(shown).toEqual(['$1,000.01', '3', '10.0%', '$333.34', '$33.33', '1', '0']);
  const csv = figureCsv(table);
  expect(csv).toContain("'=HYPERLINK");
  expect(cellsOf(csv)[1]?.slice(-7)).toEqual(['1000.01', '3', '10.0', '333.34', '33.33', '1', '0']);
});

test('a chart says its highest column, and draws nothing of nothing', () => {
  const months = [
    {
      month: calendarDate('2026-11-01'),
      nights: 4,
      revenueCents: 1,
      nightsBefore: 9,
      revenueBeforeCents: 1,
    },
    {
      month: calendarDate('2026-12-01'),
      nights: 2,
      revenueCents: 1,
      nightsBefore: 0,
      revenueBeforeCents: 0,
    },
  ];
  const table = paceTable({ today: calendarDate('2026-11-27'), months });
  const { container, rerender } = render(<FigureChart table={table} series={[1, 2]} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(/Highest: 9 in November 2026/);
  expect(container.querySelectorAll('rect')).toHaveLength(4);
  rerender(<FigureChart table={{ ...table, rows: [] }} />);
  expect(screen.getByText('Nothing to draw yet.')).toBeVisible();
});

const columnTotal = ({ rows, total, columns }: FigureTable, label: string) => {
  const at = columns.findIndex((column) => column.label === label);
  return [rows.reduce((sum, row) => sum + Number(row[at]), 0), total?.[at]];
};

const taxRow = (
  place: string,
  [part, name = '']: readonly [string, string?],
  receivedCents: number,
  returnedCents = 0,
) => ({
  month: calendarDate('2026-11-01'),
  place,
  part: part as 'nights',
  name,
  receivedCents,
  returnedCents,
});

test('taxes due are received minus refunded, by place and month, the sum first', () => {
  const table = taxTable({
    hasExamples: false,
    rows: [
      taxRow('Gatlinburg', ['nights'], 90_000, 30_000),
      taxRow('Gatlinburg', ['cleaning'], 10_000),
      taxRow('Gatlinburg', ['state_tax', 'State sales tax'], 7_000, 2_100),
      taxRow('Gatlinburg', ['local_tax', 'County/local tax'], 2_750, 825),
      taxRow('Gatlinburg', ['occupancy_tax', 'Occupancy tax (Gatlinburg)'], 3_000, 900),
      taxRow('Pigeon Forge', ['state_tax', 'State sales tax'], 701),
      taxRow('Pigeon Forge', ['occupancy_tax', 'Occupancy tax (Pigeon Forge)'], 250),
      taxRow('Pigeon Forge', ['other'], 4_500),
    ],
  });
  expect(table.columns.map(({ label }) => label)).toEqual([
    'Month',
    'Place',
    'Tax due',
    'State sales tax',
    'County/local tax',
    'Occupancy tax',
    'Nights and cleaning received',
    'Refunded',
  ]);
  expect(table.rows).toEqual([
    ['November 2026', 'Gatlinburg', 8_925, 4_900, 1_925, 2_100, 100_000, 30_000],
    ['November 2026', 'Pigeon Forge', 951, 701, 0, 250, 0, 0],
  ]);
  expect(columnTotal(table, 'Tax due')).toEqual([9_876, 9_876]);
});

test('taxes have columns with the host’s own names', () => {
  const table = taxTable({
    hasExamples: false,
    rows: [
      taxRow('Traverse City', ['tax', 'Michigan use tax'], 2_700),
      taxRow('Traverse City', ['tax', 'Bed levy'], 700, 350),
    ],
  });
  expect(table.columns.map(({ label }) => label).slice(2, 5)).toEqual([
    'Tax due',
    'Michigan use tax',
    'Bed levy',
  ]);
  expect(table.rows[0]?.slice(2, 5)).toEqual([3_050, 2_700, 350]);
});

test('a statement adds up, and marks lines that aren’t stays of the month', () => {
  const stay = { reference: 'MM-AAAAAAAA', cabinId: 'a', status: 'completed' };
  const dates = { checkIn: calendarDate('2026-11-03'), checkOut: calendarDate('2026-11-06') };
  const money = { nightsCents: 30_000, cleaningCents: 5_000, petsCents: 0, refundedCents: 0 };
  const table = statementTable(
    {
      month: calendarDate('2026-11-01'),
      owner: 'joe@owner.example',
      cabins: [{ id: 'a', title: 'Two Dogs', slug: 'two-dogs', percentBp: null }],
      stays: [
        {
          ...stay,
          ...dates,
          ...money,
          isLater: false,
          isExample: false,
          disputes: [{ amountCents: 4_500, state: 'open' }],
        },
        {
          ...stay,
          ...dates,
          ...money,
          nightsCents: -1_000,
          isLater: true,
          isExample: true,
          status: 'refunded',
          disputes: [],
        },
      ],
    },
    12,
  );
  expect(table.rows[0]?.[0]).toBe('MM-AAAAAAAA (disputed, undecided: $45.00)');
  expect(table.rows[1]?.[0]).toBe('MM-AAAAAAAA (earlier stay, canceled, example)');
  expect(columnTotal(table, 'To the owner')).toEqual([26_400 - 880, 26_400 - 880]);
  expect(columnTotal(table, 'Commission taken')).toEqual([-3_480, -3_480]);
});

test('every kind of cell is told in words for people', () => {
  expect(cellText(null, 'money')).toBe('–');
  expect(cellText(0.4567, 'percent')).toBe('45.7%');
  expect(cellText(2.25, 'days')).toBe('2.3');
  expect(cellText(123_456, 'count')).toBe('123,456');
});

import { defuse, toCsv, toDollars } from '@/components/host/copy/csv';
import { formatCount, formatMoney } from '@/lib/copy/format';

type Kind = 'text' | 'count' | 'money' | 'percent' | 'days';
export type Cell = string | number | null;
export type FigureColumn = { label: string; kind: Kind };

/** Numbers under a heading, used for the chart, the table, and the CSV file. */
export type FigureTable = {
  /** Used in the file's name. */
  id: string;
  heading: string;
  /** What is counted. */
  definition: string;
  columns: readonly FigureColumn[];
  rows: readonly (readonly Cell[])[];
  /** A last row, below a line. */
  total?: readonly Cell[];
};

/** Formats a cell for a page. */
export function cellText(cell: Cell, kind: Kind): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  if (kind === 'money') return formatMoney(Math.round(cell));
  if (kind === 'percent') return `${(cell * 100).toFixed(1)}%`;
  return kind === 'days' ? cell.toFixed(1) : formatCount(cell);
}

/** Formats a cell for a spreadsheet: the same number without signs and separators. */
function cellValue(cell: Cell, kind: Kind): string | null {
  if (cell === null) return null;
  if (typeof cell === 'string') return defuse(cell);
  if (kind === 'money') return toDollars(Math.round(cell));
  if (kind === 'percent') return (cell * 100).toFixed(1);
  return kind === 'days' ? cell.toFixed(1) : String(cell);
}

const headOf = ({ label, kind }: FigureColumn) =>
  kind === 'percent' ? `${label} (%)` : kind === 'money' ? `${label} (dollars)` : label;

export const figureCsv = ({ columns, rows, total }: FigureTable): string =>
  toCsv([
    columns.map(headOf),
    ...[...rows, ...(total ? [total] : [])].map((row) =>
      row.map((cell, at) => cellValue(cell, columns[at]?.kind ?? 'text')),
    ),
  ]);

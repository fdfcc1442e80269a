import { clockInZone, timeOfDay } from '@/lib/domain/values/zoned-date';
import { shop } from '@/lib/shop/shop';

// What begins a formula, in any width, wherever a spreadsheet may begin a cell: some part cells at semicolons, tabs or
// bars, whatever the quotes say. Guests write their names themselves.
const SIGNS =
  '=+\\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u207a-\u207c\u208a-\u208c\u2212';
const FORMULA = new RegExp(`(^|[,;|\\t\\r\\n])([\\s\\p{Cc}\\p{Cf}"]*)(?=[${SIGNS}])`, 'gu');

/** Of the shop's time zone. */
export const zoneName = () =>
  new Intl.DateTimeFormat('en-US', { timeZone: shop().timezone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** An instant as the shop's clock shows it. */
export function toClock(instant: string): string {
  const { date, minute } = clockInZone(new Date(instant), shop().timezone);
  return `${date} ${timeOfDay(minute)}`;
}

export const toDollars = (cents: number) => (cents / 100).toFixed(2);

/** What a person wrote, harmless; where nothing begins a formula it stays as it is. */
export const defuse = (text: string | null) => text?.replace(FORMULA, "$1$2'") ?? null;

function toCell(text: string | null): string {
  const cell = text ?? '';
  return /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A file for spreadsheets (RFC 4180, UTF-8 with its mark), the first row being the heading. */
export const toCsv = (rows: readonly (readonly (string | null)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;

/** Likewise of columns by their names. */
export const toTable = <Row>(
  columns: Readonly<Record<string, (row: Row) => string | null>>,
  rows: readonly Row[],
): string =>
  toCsv([
    Object.keys(columns),
    ...rows.map((row) => Object.values(columns).map((read) => read(row))),
  ]);

/** The answer that a browser saves under this name. */
export const csvResponse = (csv: string, name: string): Response =>
  new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });

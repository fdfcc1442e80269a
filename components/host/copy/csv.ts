import { clockInZone, timeOfDay } from '@/lib/domain/values/zoned-date';
import { shop } from '@/lib/shop/shop';

// The characters that begin a formula, in any width, wherever a spreadsheet may begin a cell. Some split cells at
// semicolons, tabs, or | bars despite quotes, and guests choose their own names.
const SIGNS =
  '=+\\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u207a-\u207c\u208a-\u208c\u2212';
const FORMULA = new RegExp(`(^|[,;|\\t\\r\\n])([\\s\\p{Cc}\\p{Cf}"]*)(?=[${SIGNS}])`, 'gu');

/** The shop's time zone. */
export const zoneName = () =>
  new Intl.DateTimeFormat('en-US', { timeZone: shop().timezone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** Formats an instant in the shop's time zone. */
export function toClock(instant: string): string {
  const { date, minute } = clockInZone(new Date(instant), shop().timezone);
  return `${date} ${timeOfDay(minute)}`;
}

export const toDollars = (cents: number) => (cents / 100).toFixed(2);

/** Makes text from people safe. Text that can't begin a formula stays unchanged. */
export const defuse = (text: string | null) => text?.replace(FORMULA, "$1$2'") ?? null;

function toCell(text: string | null): string {
  const cell = text ?? '';
  return /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Returns a CSV file (RFC 4180, UTF-8 with a byte order mark) whose first row is the header. */
export const toCsv = (rows: readonly (readonly (string | null)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;

/** Returns a CSV file from columns by name. */
export const toTable = <Row>(
  columns: Readonly<Record<string, (row: Row) => string | null>>,
  rows: readonly Row[],
): string =>
  toCsv([
    Object.keys(columns),
    ...rows.map((row) => Object.values(columns).map((read) => read(row))),
  ]);

/** A response that browsers save under this name. */
export const csvResponse = (csv: string, name: string): Response =>
  new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });

import { clockInZone, timeOfDay } from '@/lib/domain/values/zoned-date';
import { site } from '@/lib/site';

// What begins a formula, in any width, wherever a spreadsheet may begin a cell: some part cells at semicolons, tabs or
// bars, whatever the quotes say. Guests write their names themselves.
const SIGNS =
  '=+\\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u207a-\u207c\u208a-\u208c\u2212';
const FORMULA = new RegExp(`(^|[,;|\\t\\r\\n])([\\s\\p{Cc}\\p{Cf}"]*)(?=[${SIGNS}])`, 'gu');

/** Of the shop's time zone. */
export const zoneName = () =>
  new Intl.DateTimeFormat('en-US', { timeZone: site.timezone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** An instant as the shop's clock shows it. */
export function toClock(instant: string): string {
  const { date, minute } = clockInZone(new Date(instant), site.timezone);
  return `${date} ${timeOfDay(minute)}`;
}

/** What a person wrote, harmless; where nothing begins a formula it stays as it is. */
export const defuse = (text: string | null) => text?.replace(FORMULA, "$1$2'") ?? null;

function toCell(text: string | null): string {
  const cell = text ?? '';
  return /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A file for spreadsheets (RFC 4180, UTF-8 with its mark), one row a line. */
export function toCsv<Row>(
  columns: Readonly<Record<string, (row: Row) => string | null>>,
  rows: readonly Row[],
): string {
  const cells = rows.map((row) => Object.values(columns).map((read) => read(row)));
  const lines = [Object.keys(columns), ...cells].map((row) => row.map(toCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

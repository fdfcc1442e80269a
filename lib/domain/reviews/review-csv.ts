import { calendarDate, isCalendarDate, type CalendarDate } from '../values/calendar-date.ts';
import { cleanLine, cleanMessage } from '../values/plain-text.ts';
import { REVIEW_LIMITS } from './review.ts';

/** The columns of a file of reviews, in any order; `words` and `name` may be empty together. */
export const REVIEW_COLUMNS = ['cabin', 'stars', 'name', 'stayed', 'words'] as const;
type Column = (typeof REVIEW_COLUMNS)[number];

export type ImportedReview = {
  line: number;
  cabin: string;
  rating: number;
  author: string | null;
  stayedOn: CalendarDate;
  body: string | null;
};
export type LineProblem =
  'cabin' | 'stars' | 'name' | 'stayed' | 'words' | 'unknown_cabin' | 'duplicate' | 'future';
export type ParsedReviews =
  | { ok: true; rows: ImportedReview[]; problems: { line: number; problem: LineProblem }[] }
  | { ok: false; problem: 'empty' | 'too_many' | 'no_columns'; missing: Column[] };

export const MAX_IMPORT = 500;
const MAX_TITLE = 120;
const BYTE_ORDER_MARK = '\uFEFF';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Record = { line: number; cells: string[] };

/** The records of a CSV file (RFC 4180), each with the line it begins on; what separates is in the first line. */
export function parseCsv(text: string): Record[] {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const [head = ''] = source.split('\n', 1);
  const separator = [',', ';', '\t'].find((mark) => head.includes(mark)) ?? ',';
  const records: Record[] = [];
  let [cells, cell, line, begun, isQuoted] = [[] as string[], '', 1, 1, false];
  const endRecord = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) records.push({ line: begun, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      [cell, isQuoted] = ['', true];
    } else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') {
      endRecord();
      begun = line;
    } else if (character !== '\r') cell += character;
  }
  endRecord();
  return records;
}

/** From 1 to 5, in halves. */
function parseStars(text: string): number | null {
  const stars = /^[1-5](?:[.,][05]0?)?$/.test(text) ? Number(text.replace(',', '.')) : null;
  return stars !== null && stars <= 5 ? stars : null;
}

const isoOf = (year = '', month = '', day = '') =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Converts dates from spreadsheets ("14.05.2025", "5/14/2025") to ISO; an ambiguous one is returned unchanged. */
function fromSpreadsheet(text: string): string {
  const day = text.replace(/[ T]00:00(?::00)?(?:\.0+)?$/, '');
  const [, dotDay, dotMonth, dotYear] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(day) ?? [];
  if (dotYear) return isoOf(dotYear, dotMonth, dotDay);
  const [, first, second, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(day) ?? [];
  if (!year) return day;
  if (first === second || Number(second) > 12) return isoOf(year, first, second);
  return Number(first) > 12 ? isoOf(year, second, first) : day;
}

/** "2025-05-14", "2025-05" or "May 2025", or a day of a spreadsheet; of a month the first day. */
function parseStayed(written: string): CalendarDate | null {
  const text = fromSpreadsheet(written);
  const [, word = '', year = ''] = /^([a-z]{3})[a-z]*\.? (\d{4})$/i.exec(text) ?? [];
  const month = MONTHS.indexOf(word.toLowerCase()) + 1;
  const iso = month > 0 ? `${year}-${String(month).padStart(2, '0')}` : text;
  const day = /^\d{4}-\d\d$/.test(iso) ? `${iso}-01` : iso;
  return isCalendarDate(day) ? calendarDate(day) : null;
}

function parseRecord(
  { line, cells }: Record,
  places: readonly number[],
): ImportedReview | { line: number; problem: LineProblem } {
  const refuse = (problem: LineProblem) => ({ line, problem });
  const texts = places.map((place) => cells[place] ?? '');
  const [cabin = '', stars = '', name = '', stayed = ''] = texts.map(cleanLine);
  const words = cleanMessage(texts[4] ?? '').trim();
  const rating = parseStars(stars);
  const stayedOn = parseStayed(stayed);
  // A replacement character means that another program has already garbled the text.
  if (texts.join('').includes('\ufffd')) return refuse('words');
  if (cabin === '' || cabin.length > MAX_TITLE) return refuse('cabin');
  if (rating === null) return refuse('stars');
  if (stayedOn === null) return refuse('stayed');
  if ([...words].length > REVIEW_LIMITS.maxBody) return refuse('words');
  if ([...name].length > REVIEW_LIMITS.maxAuthor || (name === '' && words !== '')) {
    return refuse('name');
  }
  return { line, cabin, rating, author: name || null, stayedOn, body: words || null };
}

/** Reads a file of reviews. Nothing of it is taken where one line has a problem. */
export function parseReviewCsv(text: string): ParsedReviews {
  const [head, ...records] = parseCsv(text);
  if (!head || records.length === 0) return { ok: false, problem: 'empty', missing: [] };
  if (records.length > MAX_IMPORT) return { ok: false, problem: 'too_many', missing: [] };
  const names = head.cells.map((cell) => cleanLine(cell).toLowerCase());
  const missing = REVIEW_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) return { ok: false, problem: 'no_columns', missing };
  const places = REVIEW_COLUMNS.map((column) => names.indexOf(column));
  const parsed = records.map((record) => parseRecord(record, places));
  return {
    ok: true,
    rows: parsed.flatMap((row) => ('problem' in row ? [] : [row])),
    problems: parsed.flatMap((row) => ('problem' in row ? [row] : [])),
  };
}

import type { CalendarDate } from '../values/calendar-date.ts';
import { cleanLine, cleanMessage } from '../values/plain-text.ts';
import { dayIn, isUnclear, provenOrders, readWrittenDay, type DayOrder } from './written-day.ts';
import { REVIEW_LIMITS } from './review.ts';

/** The columns of a review file, in any order; `words` and `name` may both be empty. */
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
  | 'cabin'
  | 'stars'
  | 'name'
  | 'stayed'
  | 'words'
  | 'cells'
  | 'unknown_cabin'
  | 'duplicate'
  | 'future';
export type ParsedReviews =
  | { ok: true; rows: ImportedReview[]; problems: { line: number; problem: LineProblem }[] }
  | { ok: false; problem: 'empty' | 'too_many' | 'no_columns'; missing: Column[] }
  /** The host must say the order of month and day; `example` is a date that depends on it. */
  | { ok: false; problem: 'day_order'; example: string };

export const MAX_IMPORT = 500;
const MAX_TITLE = 120;
const MAX_COLUMNS = 1000;
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATORS = [',', ';', '\t'];

type Record = { line: number; cells: string[] };

const nameOf = (cell: string) => cleanLine(cell).toLowerCase();

/** How well a separator fits the first record: by known columns, then by all. */
function fitOf(source: string, separator: string): number {
  const cells = readRecords(source, separator, 1)[0]?.cells ?? [];
  const names = cells.map(nameOf);
  return (
    REVIEW_COLUMNS.filter((column) => names.includes(column)).length * MAX_COLUMNS +
    Math.min(cells.length, MAX_COLUMNS)
  );
}

/** The records of a CSV file (RFC 4180), each with its first line number. */
export function parseCsv(text: string): Record[] {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const [, declared] = /^sep=(.)\r?\n/.exec(source) ?? [];
  if (declared !== undefined) return readRecords(source, declared).slice(1);
  const fits = SEPARATORS.map((separator) => fitOf(source, separator));
  return readRecords(source, SEPARATORS[fits.indexOf(Math.max(...fits))] ?? ',');
}

function readRecords(source: string, separator: string, most = Infinity): Record[] {
  const records: Record[] = [];
  let [cells, cell, line, begun, isQuoted] = [[] as string[], '', 1, 1, false];
  const endRecord = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) records.push({ line: begun, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < source.length && records.length < most; at += 1) {
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
  if (records.length < most) endRecord();
  return records;
}

/** From 1 to 5, in half steps. */
function parseStars(text: string): number | null {
  const stars = /^[1-5](?:[.,][05]0?)?$/.test(text) ? Number(text.replace(',', '.')) : null;
  return stars !== null && stars <= 5 ? stars : null;
}

function parseRecord(
  { line, cells }: Record,
  places: readonly number[],
  { columns, stayedOn }: { columns: number; stayedOn: CalendarDate | null },
): ImportedReview | { line: number; problem: LineProblem } {
  const refuse = (problem: LineProblem) => ({ line, problem });
  const texts = places.map((place) => cells[place] ?? '');
  const [cabin = '', stars = '', name = ''] = texts.map(cleanLine);
  const words = cleanMessage(texts[4] ?? '').trim();
  const rating = parseStars(stars);
  // Words with an unquoted separator would be cut off.
  if (cells.slice(columns).some((cell) => cell.trim() !== '')) return refuse('cells');
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

/**
 * Parses a file of reviews; one bad line rejects the whole file. `order` is the host's answer for dates such as
 * 5/4/2025 when the file doesn't settle it.
 */
export function parseReviewCsv(text: string, order: DayOrder | null = null): ParsedReviews {
  const [head, ...records] = parseCsv(text);
  if (!head || records.length === 0) return { ok: false, problem: 'empty', missing: [] };
  if (records.length > MAX_IMPORT) return { ok: false, problem: 'too_many', missing: [] };
  const names = head.cells.map(nameOf);
  const missing = REVIEW_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) return { ok: false, problem: 'no_columns', missing };
  const places = REVIEW_COLUMNS.map((column) => names.indexOf(column));
  const stayed = records.map(({ cells }) => cleanLine(cells[names.indexOf('stayed')] ?? ''));
  const days = stayed.map(readWrittenDay);
  const [proven, ...others] = provenOrders(days);
  // In a file with both orders, nothing tells which one a line uses.
  const known = others.length > 0 ? null : (proven ?? order);
  const example = stayed[days.findIndex(isUnclear)];
  if (example !== undefined && proven === undefined && known === null) {
    return { ok: false, problem: 'day_order', example };
  }
  const parsed = records.map((record, at) => {
    const day = days[at];
    const stayedOn = day ? dayIn(day, known) : null;
    return parseRecord(record, places, { columns: names.length, stayedOn });
  });
  return {
    ok: true,
    rows: parsed.flatMap((row) => ('problem' in row ? [] : [row])),
    problems: parsed.flatMap((row) => ('problem' in row ? [row] : [])),
  };
}

import { formatTimecode, type TourChapter } from '../catalog/tour.ts';

const MOST = 40;
const MAX_TITLE = 80;
const PART = /^(\d{1,2}:\d{2})\s+(\S.*)$/;

/** The whole seconds of a typed position such as "0:05" or "12:30"; null for anything else. */
export function parseTimecode(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

function parsePart(line: string): TourChapter | null {
  const [, timecode = '', title = ''] = PART.exec(line.trim()) ?? [];
  const seconds = parseTimecode(timecode);
  return seconds === null || title.length > MAX_TITLE ? null : { seconds, title };
}

/** The chapters of a film, one per line such as "0:05 Kitchen", in ascending order; null for anything else. */
export function parseParts(text: string): TourChapter[] | null {
  const parts: TourChapter[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const part = parsePart(line);
    const before = parts.at(-1)?.seconds ?? -1;
    if (!part || part.seconds <= before || parts.length === MOST) return null;
    parts.push(part);
  }
  return parts;
}

/** The inverse of `parseParts`. */
export const formatParts = (parts: readonly TourChapter[]): string =>
  parts.map(({ seconds, title }) => `${formatTimecode(seconds)} ${title}`).join('\n');

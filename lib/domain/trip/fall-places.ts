import { splitGuidePart, splitParts, type TextPart } from '../content/markdown-parts.ts';
import type { Location } from '../values/public-location.ts';
import { bandAt, type FallBand } from './fall-color.ts';

export type FallPlace = Location & {
  slug: string;
  name: string;
  elevationFt: number;
  band: FallBand;
  /** The band of its upper end, for a walk up through several. */
  upperBand: FallBand | null;
  access: string;
  /** What may keep visitors from getting there. */
  closure: string | null;
};

/** What the host reads where a spot of hers can't be read. */
export const FALL_PLACE_EXAMPLE = '2,570 to 4,326 feet at 35.6758, -83.4854';
const FEET = String.raw`(\d{1,2},?\d{3}|\d{1,3})`;
const DEGREES = String.raw`(-?\d{1,3}\.\d{1,6})`;
const POSITION = new RegExp(`^${FEET}(?: to ${FEET})? feet at ${DEGREES}, ${DEGREES}\n`);

const feet = (text: string): number => Number(text.replace(',', ''));

/** Null when its first line isn't its elevation and position. */
function parsePlace(part: TextPart): FallPlace | null {
  const { text, note } = splitGuidePart(part);
  const [line = '', low = '', high, latitude, longitude] = POSITION.exec(`${text}\n`) ?? [];
  if (!line || Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return null;
  const elevationFt = feet(low);
  const band = bandAt(elevationFt);
  const upperBand = high ? bandAt(feet(high)) : band;
  return {
    slug: part.id,
    name: part.heading,
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevationFt,
    band,
    upperBand: upperBand === band ? null : upperBand,
    access: text.slice(line.length).trim(),
    closure: note,
  };
}

/**
 * The spots of the fall guide from the highest down, each under its heading, and the headings of
 * those that can't be read.
 */
export function readFallGuide(markdown: string): {
  lead: string;
  places: FallPlace[];
  unread: string[];
} {
  const { lead, parts } = splitParts(markdown);
  const read = parts.map((part) => ({ heading: part.heading, place: parsePlace(part) }));
  return {
    lead,
    places: read
      .flatMap(({ place }) => place ?? [])
      .sort((one, other) => other.elevationFt - one.elevationFt),
    unread: read.filter(({ place }) => !place).map(({ heading }) => heading),
  };
}

export const findFallPlace = (
  places: readonly FallPlace[],
  slug: string | null,
): FallPlace | undefined => places.find((place) => place.slug === slug);

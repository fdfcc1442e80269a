import type { Location } from './public-location.ts';

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const SEPARATOR = String.raw`(?:\s*,\s*|\s+|%2C(?:%20|\+)?|,\+)`;

/** In order of trust: the pin of a map link, its query, its viewport, and plain degrees. */
const FORMS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(
    `[?&](?:q|query|ll|sll|destination|daddr|coordinate|mlat)=(?:loc:)?${NUMBER}(?:${SEPARATOR}|&mlon=)${NUMBER}`,
  ),
  new RegExp(`/@${NUMBER},${NUMBER}`),
  new RegExp(String.raw`^\s*\(?\s*${NUMBER}°?(?:\s*,\s*|\s+)${NUMBER}°?\s*\)?\s*$`),
];

/**
 * Parses a pasted place: latitude and longitude in degrees, or a Google Maps, Apple Maps or OpenStreetMap link that has
 * them, to five decimals (about a meter); null for anything else, and outside the globe.
 */
export function parsePlace(text: string): Location | null {
  for (const form of FORMS) {
    const [, north, east] = form.exec(text) ?? [];
    if (north === undefined || east === undefined) continue;
    const latitude = Number(Number(north).toFixed(5));
    const longitude = Number(Number(east).toFixed(5));
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
  }
  return null;
}

/** The inverse of `parsePlace`. */
export const placeText = ({ latitude, longitude }: Location): string => `${latitude}, ${longitude}`;

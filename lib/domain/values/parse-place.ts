import type { Location } from './public-location.ts';

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const SEPARATOR = String.raw`(?:\s*,\s*|\s+|%2C(?:%20|\+)?|,\+)`;

/** In the order of trust: a pin of a map's link, what it was asked for, where it looks, and plain degrees. */
const FORMS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(
    `[?&](?:q|query|ll|sll|destination|daddr|coordinate|mlat)=(?:loc:)?${NUMBER}(?:${SEPARATOR}|&mlon=)${NUMBER}`,
  ),
  new RegExp(`/@${NUMBER},${NUMBER}`),
  new RegExp(String.raw`^\s*\(?\s*${NUMBER}°?(?:\s*,\s*|\s+)${NUMBER}°?\s*\)?\s*$`),
];

/**
 * The place a person pastes: latitude and longitude in degrees, or a link of Google Maps, Apple Maps or OpenStreetMap that
 * has them; null for anything else, and for what lies nowhere on the globe. Five decimals, about a meter.
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

/** As `parsePlace` reads it. */
export const placeText = ({ latitude, longitude }: Location): string => `${latitude}, ${longitude}`;

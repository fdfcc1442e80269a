import type { Location } from './public-location.ts';

const EARTH_MILES = 3958.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function milesBetween(a: Location, b: Location): number {
  const height = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const width = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const share = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(share)));
}

export type Distance<T> = { place: T; miles: number };

/** The places by distance, nearest first; miles to one decimal. */
export function listNearest<T extends Location>(
  from: Location,
  places: readonly T[],
  most: number = places.length,
): Distance<T>[] {
  return places
    .map((place) => ({ place, miles: milesBetween(from, place) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, most)
    .map(({ place, miles }) => ({ place, miles: Math.round(miles * 10) / 10 }));
}

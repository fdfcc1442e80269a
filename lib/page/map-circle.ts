import type { Feature, Polygon } from 'geojson';
import type { Location } from '../domain/values/public-location.ts';

const METERS_PER_MILE = 1609.344;
const METERS_PER_DEGREE = 111_320;
const CORNERS = 64;

/** The distances in miles around the first town on the map of a shop outside the Smokies. */
export const RING_MILES = [5, 10, 20, 40] as const;

/** The location `miles` away from a place in the direction `angle`. */
export function placeAway({ latitude, longitude }: Location, miles: number, angle: number) {
  const north = (miles * METERS_PER_MILE) / METERS_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return {
    longitude: longitude + east * Math.cos(angle),
    latitude: latitude + north * Math.sin(angle),
  };
}

/** A circle around a place. */
export function circle(middle: Location, miles: number): Feature<Polygon> {
  const ring = Array.from({ length: CORNERS + 1 }, (_, i) => {
    const { longitude, latitude } = placeAway(middle, miles, (2 * Math.PI * i) / CORNERS);
    return [longitude, latitude];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

export const milesOf = (meters: number): number => meters / METERS_PER_MILE;

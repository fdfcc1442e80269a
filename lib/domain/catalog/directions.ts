import type { Location } from '../values/public-location.ts';

/** Directions in the map application of the device. */
export function directionsLink({ latitude, longitude }: Location): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `https://www.google.com/maps/dir/?${query}`;
}

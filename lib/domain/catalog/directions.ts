import type { Location } from '../values/public-location.ts';

/** A link that opens directions in the device's map app. */
export function directionsLink({ latitude, longitude }: Location): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `https://www.google.com/maps/dir/?${query}`;
}

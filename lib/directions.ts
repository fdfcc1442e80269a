import type { Location } from './domain/public-location.ts';

/** The way there, on the map of whoever opens it. */
export function directionsLink({ latitude, longitude }: Location): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `https://www.google.com/maps/dir/?${query}`;
}

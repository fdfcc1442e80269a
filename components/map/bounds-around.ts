import type { Location } from '@/lib/domain/values/public-location';
import type { MapBounds } from './map-view';

const EDGE = 0.02;

export function boundsAround(places: readonly Location[], edge = EDGE): MapBounds {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  return [
    Math.min(...longitudes) - edge,
    Math.min(...latitudes) - edge,
    Math.max(...longitudes) + edge,
    Math.max(...latitudes) + edge,
  ];
}

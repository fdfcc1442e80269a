import type { Feature, Polygon } from 'geojson';
import type { MapArea } from './map-view';

const METERS_PER_DEGREE = 111_320;
const CORNERS = 64;

export function circle({ latitude, longitude, radiusMeters }: MapArea): Feature<Polygon> {
  const north = radiusMeters / METERS_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const ring = Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

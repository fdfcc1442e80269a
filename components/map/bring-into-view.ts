import type { Map } from 'maplibre-gl';
import type { Location } from '@/lib/domain/values/public-location';

export function bringIntoView(map: Map, { latitude, longitude }: Location): void {
  if (!map.getBounds().contains([longitude, latitude])) {
    map.easeTo({ center: [longitude, latitude] });
  }
}

import { Marker, type Map } from 'maplibre-gl';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Location } from '@/lib/domain/values/public-location';

type Props = Location & { map: Map; children: ReactNode };

/** Positions its children at a location of the map. */
export function MapMarker({ map, latitude, longitude, children }: Props) {
  const [element] = useState(() => document.createElement('div'));

  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    return () => void marker.remove();
  }, [map, element, latitude, longitude]);

  return createPortal(children, element);
}

import { Marker, type Map, type PositionAnchor } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Location } from '@/lib/domain/values/public-location';

export type MapMarkerProps = Location & {
  map: Map;
  children: ReactNode;
  /** Which of its sides is at the location. */
  anchor?: PositionAnchor;
  /** Makes it draggable. It stands where its location says, which the owner changes. */
  onDrop?: (place: Location) => void;
};

/** Positions its children at a location of the map. */
export function MapMarker({ map, latitude, longitude, children, anchor, onDrop }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  const [marker] = useState(() => new Marker({ element, anchor, draggable: Boolean(onDrop) }));

  const drop = useEffectEvent(() => {
    const { lat, lng } = marker.getLngLat();
    marker.setLngLat([longitude, latitude]);
    onDrop?.({ latitude: lat, longitude: lng });
  });

  useEffect(() => void marker.setLngLat([longitude, latitude]), [marker, latitude, longitude]);

  useEffect(() => {
    marker.on('dragend', drop);
    marker.addTo(map);
    return () => {
      marker.off('dragend', drop);
      marker.remove();
    };
  }, [map, marker]);

  return createPortal(children, element);
}

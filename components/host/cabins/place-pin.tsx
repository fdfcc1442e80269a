import { MapPin } from 'lucide';
import type { Map, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import styles from './cabin-place.module.css';
import { bringIntoView } from '@/components/map/bring-into-view';
import type { MapMarkerProps } from '@/components/map/map-marker';
import { Icon } from '@/components/ui/icon';
import { movePlace } from '@/lib/domain/host/choose-place';
import { placeText } from '@/lib/domain/values/parse-place';
import type { Location } from '@/lib/domain/values/public-location';

type Props = {
  map: Map;
  Marker: ComponentType<MapMarkerProps>;
  /** Null if none is chosen yet. */
  place: Location | null;
  /** The id of the text that explains how to move it. */
  hintId: string;
  onPick: (place: Location) => void;
};

/** The chosen place, which a tap on the map, dragging, and the arrow keys move. */
export function PlacePin({ map, Marker, place, hintId, onPick }: Props) {
  const pin = useRef<HTMLDivElement>(null);

  const tap = useEffectEvent(({ lngLat, originalEvent }: MapMouseEvent) => {
    if (pin.current?.contains(originalEvent.target as Node)) return;
    onPick({ latitude: lngLat.lat, longitude: lngLat.lng });
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== pin.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const moved = place && movePlace(place, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
    onPick(moved);
  });

  useEffect(() => {
    const container = map.getCanvasContainer();
    // A double tap would move it twice.
    map.doubleClickZoom.disable();
    map.on('click', tap);
    // Handled in the capture phase, before the map pans.
    container.addEventListener('keydown', press, { capture: true });
    return () => {
      map.off('click', tap);
      container.removeEventListener('keydown', press, { capture: true });
    };
  }, [map]);

  useEffect(() => {
    if (place) bringIntoView(map, place);
  }, [map, place]);

  if (!place) return null;
  return (
    <Marker map={map} {...place} anchor="bottom" onDrop={onPick}>
      <div
        ref={pin}
        role="slider"
        tabIndex={0}
        aria-roledescription="marker"
        aria-label="Cabin location"
        aria-describedby={hintId}
        aria-valuenow={place.latitude}
        aria-valuemin={-90}
        aria-valuemax={90}
        aria-valuetext={placeText(place)}
        className={styles.pin}
      >
        <Icon shapes={MapPin} className="size-10" />
      </div>
    </Marker>
  );
}

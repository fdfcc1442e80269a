import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef } from 'react';
import { MinusIcon, PlusIcon } from '@/components/ui/icons';
import { LABELS } from '@/lib/domain/region';
import { MapMarker } from './map-marker';
import styles from './map.module.css';
import type { MapViewProps } from './map-view';
import { PinButton } from './pin-button';
import { useSmokiesMap } from './use-smokies-map';

export function MapViewGl(props: MapViewProps) {
  const { pins = [], marks = [], chosen = null, highlighted = null, styleUrl } = props;
  const container = useRef<HTMLDivElement>(null);
  const map = useSmokiesMap(container, props);
  const chosenPin = pins.find(({ id }) => id === chosen);
  const longitude = chosenPin?.longitude;
  const latitude = chosenPin?.latitude;

  useEffect(() => {
    if (!map || longitude === undefined || latitude === undefined) return;
    if (!map.getBounds().contains([longitude, latitude])) {
      map.easeTo({ center: [longitude, latitude] });
    }
  }, [map, longitude, latitude]);

  return (
    <div className={styles.view}>
      <div ref={container} className={styles.canvas} />
      {map && (
        <>
          <div className={styles.controls}>
            <button type="button" aria-label="Zoom in" onClick={() => map.zoomIn()}>
              <PlusIcon />
            </button>
            <button type="button" aria-label="Zoom out" onClick={() => map.zoomOut()}>
              <MinusIcon />
            </button>
          </div>
          {!styleUrl &&
            LABELS.map(({ kind, name, side, ...place }) => (
              <MapMarker key={name} map={map} {...place}>
                <span
                  aria-hidden
                  data-side={side}
                  className={kind === 'town' ? styles.town : styles.peak}
                >
                  {name}
                </span>
              </MapMarker>
            ))}
          {marks.map(({ name, ...place }) => (
            <MapMarker key={name} map={map} {...place}>
              <span className={styles.mark}>{name}</span>
            </MapMarker>
          ))}
          {pins.map((pin) => {
            const { id } = pin;
            const isLit = id === highlighted;
            return (
              <MapMarker key={id} map={map} latitude={pin.latitude} longitude={pin.longitude}>
                <PinButton
                  pin={pin}
                  isChosen={id === chosen}
                  isLit={isLit}
                  onChoose={props.onChoose}
                  onHighlight={props.onHighlight}
                />
              </MapMarker>
            );
          })}
        </>
      )}
    </div>
  );
}

import { Minus, Plus } from 'lucide';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { mapLabels, type NamedPlace } from '@/lib/domain/catalog/region';
import { placeAway, RING_MILES } from '@/lib/page/map-circle';
import { shop } from '@/lib/shop/shop';
import { bringIntoView } from './bring-into-view';
import { useGroupedPins } from './group-pins';
import { MapLabels, type MapName } from './map-labels';
import { MapMarker } from './map-marker';
import styles from './map.module.css';
import type { MapViewProps, MapPin } from './map-view';
import { usePinFocus } from './use-pin-focus';
import { useSmokiesMap } from './use-smokies-map';

const NONE: readonly never[] = [];

/** Towns first, for orientation. An operator's own style has its own names. */
function namesOf(marks: readonly NamedPlace[], hasOwnNames: boolean): MapName[] {
  const labels = hasOwnNames ? [] : mapLabels(shop());
  const [first] = labels;
  const rings =
    first && !shop().showsSmokies
      ? RING_MILES.map((miles) => ({
          ...placeAway(first, miles, Math.PI / 2),
          kind: 'peak' as const,
          name: `${miles} miles`,
        }))
      : [];
  const peaks = labels.filter(({ kind }) => kind === 'peak');
  const towns = labels.filter(({ kind }) => kind === 'town');
  return [
    ...towns,
    ...marks.map((mark) => ({ ...mark, kind: 'mark' as const })),
    ...peaks,
    ...rings,
  ];
}

type PinButtonProps = Pick<MapViewProps, 'onChoose' | 'onHighlight'> & {
  pin: MapPin;
  hintId?: string;
  /** Whether the pin is the tab stop. */
  isStop: boolean;
  isChosen: boolean;
  isLit: boolean;
  onFocus: (id: string) => void;
};

function PinButton({ pin, isChosen, isLit, onChoose, onHighlight, ...props }: PinButtonProps) {
  return (
    <button
      type="button"
      aria-label={pin.label}
      aria-describedby={props.hintId}
      aria-pressed={isChosen}
      title={pin.label}
      tabIndex={props.isStop ? 0 : -1}
      className={styles.pin}
      data-priced={pin.price ? '' : undefined}
      data-pin={pin.id}
      data-lit={isLit || undefined}
      onClick={() => onChoose?.(pin.id)}
      onPointerEnter={() => onHighlight?.(pin.id)}
      onPointerLeave={() => onHighlight?.(null)}
      onFocus={() => {
        props.onFocus(pin.id);
        onHighlight?.(pin.id);
      }}
      onBlur={() => onHighlight?.(null)}
    >
      {pin.price ? (
        <b>{pin.price}</b>
      ) : pin.count ? (
        <b data-count style={{ borderColor: pin.color }}>
          {pin.count}
        </b>
      ) : (
        <span style={{ backgroundColor: pin.color }} />
      )}
    </button>
  );
}

export function MapViewGl(props: MapViewProps) {
  const { pins = NONE, marks = NONE, chosen = null, highlighted = null, styleUrl } = props;
  const container = useRef<HTMLDivElement>(null);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const hintId = useId();
  const map = useSmokiesMap(container, props);
  const shown = useGroupedPins(map, pins, chosen);
  const { stop, setFocused } = usePinFocus(map, shown, chosen);
  const names = useMemo(() => namesOf(marks, Boolean(styleUrl)), [marks, styleUrl]);
  const chosenPin = pins.find(({ id }) => id === chosen);
  const longitude = chosenPin?.longitude;
  const latitude = chosenPin?.latitude;

  useEffect(() => {
    if (!map || longitude === undefined || latitude === undefined) return;
    bringIntoView(map, { longitude, latitude });
  }, [map, longitude, latitude]);

  return (
    <div className={styles.view}>
      <div ref={container} className={styles.canvas} />
      {map && (
        <>
          <div ref={setControls} className={styles.controls}>
            <button type="button" aria-label="Zoom in" onClick={() => map.zoomIn()}>
              <Icon shapes={Plus} />
            </button>
            <button type="button" aria-label="Zoom out" onClick={() => map.zoomOut()}>
              <Icon shapes={Minus} />
            </button>
          </div>
          {shown.length > 1 && (
            <p id={hintId} hidden>
              Use the arrow keys to move from pin to pin.
            </p>
          )}
          {shown.map((pin) => {
            const { id, latitude, longitude } = pin;
            return (
              <MapMarker key={id} map={map} latitude={latitude} longitude={longitude}>
                <PinButton
                  pin={pin}
                  hintId={shown.length > 1 ? hintId : undefined}
                  isStop={id === stop}
                  isChosen={id === chosen}
                  isLit={id === highlighted}
                  onChoose={
                    pin.count
                      ? () =>
                          map.easeTo({ center: [longitude, latitude], zoom: map.getZoom() + 1.5 })
                      : props.onChoose
                  }
                  onHighlight={props.onHighlight}
                  onFocus={setFocused}
                />
              </MapMarker>
            );
          })}
          {/* After the pins, whose prices it lays out. */}
          <MapLabels map={map} names={names} pins={shown} controls={controls} />
          {props.children?.(map, MapMarker)}
        </>
      )}
    </div>
  );
}

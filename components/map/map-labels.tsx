import type { Map } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import {
  boxAround,
  boxAt,
  dotAt,
  placeLabels,
  placePrices,
  type Box,
  type Label,
  type LabelSide,
} from '@/lib/domain/catalog/map-label-layout';
import type { Location } from '@/lib/domain/values/public-location';
import type { NamedPlace } from '@/lib/domain/catalog/region';
import { MapMarker } from './map-marker';
import styles from './map.module.css';

export type MapName = NamedPlace & {
  kind: 'town' | 'mark' | 'peak';
  /** The preferred side. */
  side?: 'left';
};

type Pin = Location & { id: string; price?: string | null; count?: number };

type Props = {
  map: Map;
  names: readonly MapName[];
  pins: readonly Pin[];
  /** An element that labels must not overlap. */ controls: Element | null;
};

const EDGE_PX = 6;
const PIN_PX = { width: 22, height: 26 };
const COUNT_PX = 28;
// Five characters, with some ground around.
const PRICE_PX = { width: 56, height: 26 };

function sidesOf({ kind, side }: MapName): readonly LabelSide[] {
  if (kind === 'peak') return ['below'];
  return side === 'left' ? ['left', 'right'] : ['right', 'left'];
}

function frameOf(container: Element): Box {
  const { clientWidth, clientHeight } = container;
  return {
    left: EDGE_PX,
    top: EDGE_PX,
    right: clientWidth - EDGE_PX,
    bottom: clientHeight - EDGE_PX,
  };
}

function boxWithin(container: Element, element: Element): Box {
  const outer = container.getBoundingClientRect();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: left - outer.left - EDGE_PX,
    top: top - outer.top - EDGE_PX,
    right: right - outer.left,
    bottom: bottom - outer.top,
  };
}

/** A number, or a price, of which a dot is always left, lies on its place; a pin stands on it. */
function pinBox(map: Map, { longitude, latitude, price, count }: Pin): Box {
  const { x, y } = map.project([longitude, latitude]);
  if (price) return dotAt({ x, y });
  if (count) return boxAround({ x, y }, { width: COUNT_PX, height: COUNT_PX });
  const { width, height } = PIN_PX;
  return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
}

/** Shows the prices that have room beside the names. */
function showPrices(map: Map, pins: readonly Pin[], taken: readonly Box[]) {
  const container = map.getContainer();
  const priced = pins.filter(({ price }) => price);
  const places = priced.map(({ longitude, latitude }) => map.project([longitude, latitude]));
  const shifts = placePrices(places, PRICE_PX, frameOf(container), taken);
  priced.forEach(({ id }, i) => {
    const pin = container.querySelector<HTMLElement>(`[data-pin="${CSS.escape(id)}"]`);
    const shift = shifts[i];
    if (!pin) return;
    pin.toggleAttribute('data-small', !shift);
    pin.style.translate = shift ? `${shift.x}px ${shift.y}px` : '';
  });
}

/** Place names and prices with collision handling, laid out again when the map stops moving. */
export function MapLabels({ map, names, pins, controls }: Props) {
  const elements = useRef(new globalThis.Map<string, HTMLElement>());

  useEffect(() => {
    function settle() {
      const shown = names.flatMap((name) => {
        const element = elements.current.get(name.name);
        return element && element.offsetWidth > 0 ? [{ name, element }] : [];
      });
      const labels = shown.map(({ name, element }): Label => {
        const { x, y } = map.project([name.longitude, name.latitude]);
        const { offsetWidth: width, offsetHeight: height } = element;
        return { x, y, width, height, sides: sidesOf(name), isSpare: name.kind === 'peak' };
      });
      const container = map.getContainer();
      const boxesOf = (some: readonly Pin[]) => some.map((pin) => pinBox(map, pin));
      const taken = controls ? [boxWithin(container, controls)] : [];
      const sides = placeLabels(
        labels,
        frameOf(container),
        // A name over a number could be read as part of it, so it waits until the map is closer.
        [...taken, ...boxesOf(pins.filter(({ count }) => count))],
        boxesOf(pins),
      );
      shown.forEach(({ element }, i) => {
        element.dataset.side = sides[i] ?? 'none';
      });
      const covered = labels.flatMap((label, i) => {
        const side = sides[i];
        return side ? [boxAt(label, side)] : [];
      });
      showPrices(map, pins, [...taken, ...covered]);
    }
    settle();
    map.on('moveend', settle);
    map.on('resize', settle);
    return () => {
      map.off('moveend', settle);
      map.off('resize', settle);
    };
  }, [map, names, pins, controls]);

  return names.map(({ kind, name, latitude, longitude }) => (
    <MapMarker key={name} map={map} latitude={latitude} longitude={longitude}>
      <span
        ref={(element) => {
          if (element) elements.current.set(name, element);
          return () => void elements.current.delete(name);
        }}
        aria-hidden={kind === 'mark' ? undefined : true}
        data-name={name}
        className={styles[kind]}
      >
        {name}
      </span>
    </MapMarker>
  ));
}

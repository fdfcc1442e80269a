import type { Map } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import type { MapPin } from './map-view';

/** On a map this narrow, pins this close would lie on each other and on the names. */
const NARROW_PX = 576;
const NEAR_PX = 26;

type Point = { x: number; y: number };
export type PinGroup = { pins: readonly MapPin[] };

/** Pins nearer to the first of a group than `near`, each in one group only, in the given order. */
export function groupPins(
  pins: readonly MapPin[],
  place: (pin: MapPin) => Point,
  near: number,
): PinGroup[] {
  const groups: { at: Point; pins: MapPin[] }[] = [];
  for (const pin of pins) {
    const at = place(pin);
    const group = groups.find((each) => Math.hypot(each.at.x - at.x, each.at.y - at.y) < near);
    if (group) group.pins.push(pin);
    else groups.push({ at, pins: [pin] });
  }
  return groups;
}

/** One pin for several: at the first, in the color that most of them have. */
export function groupPin({ pins }: PinGroup): MapPin | null {
  const [first] = pins;
  if (!first || pins.length === 1) return first ?? null;
  const count = (color: string) => pins.filter((pin) => pin.color === color).length;
  const [color = first.color] = pins
    .map((pin) => pin.color)
    .toSorted((a, b) => count(b) - count(a));
  const names = pins.map(({ label }) => label.replace(/:.*/, '')).join(', ');
  return { ...first, color, count: pins.length, label: `${pins.length} places, zoom in: ${names}` };
}

/**
 * The pins to show: on a narrow map those without a price that would lie on each other are one with their number, which
 * comes apart as the map is zoomed in. The chosen one is never in a group.
 */
export function useGroupedPins(map: Map | null, pins: readonly MapPin[], chosen: string | null) {
  const [zoom, setZoom] = useState<number | null>(null);
  useEffect(() => {
    if (!map) return;
    const note = () => setZoom(map.getContainer().clientWidth < NARROW_PX ? map.getZoom() : null);
    note();
    map.on('zoomend', note);
    map.on('resize', note);
    return () => {
      map.off('zoomend', note);
      map.off('resize', note);
    };
  }, [map]);
  return useMemo(() => {
    if (!map || zoom === null || pins.some(({ price }) => price)) return pins;
    const alone = pins.filter(({ id }) => id === chosen);
    const others = pins.filter(({ id }) => id !== chosen);
    const groups = groupPins(
      others,
      ({ longitude, latitude }) => map.project([longitude, latitude]),
      NEAR_PX,
    );
    return [...alone, ...groups.flatMap((group) => groupPin(group) ?? [])];
  }, [map, zoom, pins, chosen]);
}

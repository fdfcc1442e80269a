import type { Map } from 'maplibre-gl';
import type { ComponentType, ReactNode } from 'react';
import type { Location } from '@/lib/domain/values/public-location';
import type { NamedPlace } from '@/lib/domain/catalog/region';
import type { MapMarkerProps } from './map-marker';

export type MapPin = Location & {
  id: string;
  /** Names the pin's button. */
  label: string;
  color: string;
  /** Shown on the pin in place of a dot, e.g. "$166". */
  price?: string | null;
  /** How many places it stands for, on a map too small to show them all. */
  count?: number;
};

export type MapArea = Location & { radiusMeters: number };

/** Around the public location of a cabin: what visitors see of its place. */
export const AREA_METERS = 600;

/** West, south, east, north. */
export type MapBounds = readonly [number, number, number, number];

export type MapProps = {
  label: string;
  bounds: MapBounds;
  pins?: readonly MapPin[];
  /** Labels without pins. */
  marks?: readonly NamedPlace[];
  /** An approximate location, drawn as a circle. */
  area?: MapArea;
  /** An operator's own style instead of the site's. */
  styleUrl?: string;
  chosen?: string | null;
  highlighted?: string | null;
  onChoose?: (id: string) => void;
  onHighlight?: (id: string | null) => void;
  maxZoom?: number;
  /** More things to draw on the map. The marker component is passed in, because its code loads with the map. */
  children?: (map: Map, Marker: ComponentType<MapMarkerProps>) => ReactNode;
};

export type MapViewProps = MapProps & { onReady: () => void; onFail: () => void };

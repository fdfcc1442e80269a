import type { Location } from '@/lib/domain/values/public-location';
import type { NamedPlace } from '@/lib/domain/catalog/region';

export type MapPin = Location & {
  id: string;
  /** Names the pin's button. */
  label: string;
  color: string;
};

export type MapArea = Location & { radiusMeters: number };

/** West, south, east, north. */
export type MapBounds = readonly [number, number, number, number];

export type MapProps = {
  label: string;
  bounds: MapBounds;
  pins?: readonly MapPin[];
  /** Named, but not to be chosen. */
  marks?: readonly NamedPlace[];
  /** A place that must not be shown to the yard. */
  area?: MapArea;
  /** A style of the operator's own in place of the drawn one. */
  styleUrl?: string;
  chosen?: string | null;
  highlighted?: string | null;
  onChoose?: (id: string) => void;
  onHighlight?: (id: string | null) => void;
};

export type MapViewProps = MapProps & { onReady: () => void; onFail: () => void };

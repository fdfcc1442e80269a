import { Map, ScaleControl, setWorkerUrl, type GeoJSONSource } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { REGION_BOUNDS } from '@/lib/domain/catalog/region';
import { shop } from '@/lib/shop/shop';
import { logProblem } from '@/lib/browser/log';
import { areaColor } from './map-colors';
import { circle, milesOf } from '@/lib/page/map-circle';
import { regionStyle, smokiesStyle } from './map-style';
import type { MapArea, MapViewProps } from './map-view';

// MapLibre's default worker URL does not survive bundling.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

const [WEST, SOUTH, EAST, NORTH] = REGION_BOUNDS;
const MARGIN = 0.4;
const NARROW_PX = 560;

function drawArea(map: Map, area: MapArea | undefined) {
  const data = {
    type: 'FeatureCollection' as const,
    features: area ? [circle(area, milesOf(area.radiusMeters))] : [],
  };
  const source = map.getSource<GeoJSONSource>('area');
  if (source) {
    void source.setData(data);
    return;
  }
  if (!area) return;
  const color = areaColor();
  map.addSource('area', { type: 'geojson', data, tolerance: 0 });
  map.addLayer({
    id: 'area',
    type: 'fill',
    source: 'area',
    paint: { 'fill-color': color, 'fill-opacity': 0.28 },
  });
  map.addLayer({
    id: 'area-edge',
    type: 'line',
    source: 'area',
    paint: { 'line-color': color, 'line-width': 2 },
  });
}

function createMap(
  container: HTMLElement,
  { label, bounds, styleUrl, maxZoom = 14 }: MapViewProps,
): Map {
  const [west, south, east, north] = bounds;
  const map = new Map({
    container,
    style: styleUrl || (shop().showsSmokies ? smokiesStyle() : regionStyle()),
    bounds: [west, south, east, north],
    fitBoundsOptions: { padding: container.clientWidth < NARROW_PX ? 16 : 40 },
    // The bounds of the site's own drawing.
    ...(!styleUrl &&
      shop().showsSmokies && {
        maxBounds: [WEST - MARGIN, SOUTH - MARGIN, EAST + MARGIN, NORTH + MARGIN],
      }),
    maxZoom,
    attributionControl: styleUrl ? { compact: true } : false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': label },
  });
  if (!shop().showsSmokies) map.addControl(new ScaleControl({ unit: 'imperial' }));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Creates the map in a container once its style has loaded. */
export function useSmokiesMap(
  container: RefObject<HTMLDivElement | null>,
  props: MapViewProps,
): Map | null {
  const [map, setMap] = useState<Map | null>(null);

  const create = useEffectEvent((element: HTMLElement) => createMap(element, props));
  const finish = useEffectEvent((made: Map) => {
    setMap(made);
    props.onReady();
  });
  const fail = useEffectEvent((detail: string) => {
    logProblem('map', detail);
    props.onFail();
  });

  useEffect(() => {
    if (!container.current) return;
    let made: Map | null = null;
    let isLoaded = false;
    try {
      made = create(container.current);
      made.on('load', () => {
        isLoaded = true;
        if (made) finish(made);
      });
      // Later errors, such as a missing tile, leave a usable map.
      made.on('error', ({ error }) => !isLoaded && fail(error.message));
    } catch (error) {
      fail(String(error));
    }
    return () => {
      setMap(null);
      made?.remove();
    };
  }, [container]);

  useEffect(() => {
    if (map) drawArea(map, props.area);
  }, [map, props.area]);

  return map;
}

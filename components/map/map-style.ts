import type { LayerSpecification, LineLayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_COLORS } from './map-colors';

const { land, beyond, park, ridge, water, roadEdge, road, stateLine } = MAP_COLORS;
const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;

/** Line widths by zoom. */
const growing = (width: number) =>
  ['interpolate', ['exponential', 1.6], ['zoom'], 8, width * 0.6, 10, width, 14, width * 4] as [
    'interpolate',
    ['exponential', number],
    ['zoom'],
    ...number[],
  ];

function line(
  id: string,
  kind: string,
  color: string,
  width: number,
  more: LineLayerSpecification['paint'] = {},
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'region',
    filter: ['==', ['get', 'kind'], kind],
    layout: ROUND,
    paint: { 'line-color': color, 'line-width': growing(width), ...more },
  };
}

const fill = (id: string, kind: string, color: string): LayerSpecification => ({
  id,
  type: 'fill',
  source: 'region',
  filter: ['==', ['get', 'kind'], kind],
  paint: { 'fill-color': color },
});

const LAYERS: readonly LayerSpecification[] = [
  { id: 'land', type: 'background', paint: { 'background-color': land } },
  fill('park', 'park', park),
  line('ridges', 'ridge', ridge, 20, { 'line-opacity': 0.4, 'line-blur': growing(14) }),
  line('rivers', 'river', water, 1.75),
  line('lakes', 'lake', water, 8),
  {
    id: 'state-line',
    type: 'line',
    source: 'region',
    filter: ['==', ['get', 'kind'], 'state-line'],
    paint: {
      'line-color': stateLine,
      'line-opacity': 0.75,
      'line-width': 1.25,
      'line-dasharray': [5, 4],
    },
  },
  line('road-edges', 'road', roadEdge, 3.5),
  line('roads', 'road', road, 2.25),
  line('highway-edges', 'highway', roadEdge, 5.5),
  line('highways', 'highway', road, 3.75),
];

/** For a region that the site has no drawing of: land with its county lines, and distances from the first town. */
export const regionStyle = (): StyleSpecification => ({
  version: 8,
  sources: {
    region: { type: 'geojson', data: new URL('/map/region.json', window.location.href).href },
  },
  layers: [
    { id: 'beyond', type: 'background', paint: { 'background-color': beyond } },
    fill('land', 'county', land),
    line('shores', 'county', roadEdge, 1, { 'line-opacity': 0.8 }),
    line('rings', 'ring', stateLine, 1, { 'line-opacity': 0.55, 'line-dasharray': [2, 3] }),
  ],
});

/** The site's own style; it loads a single file of this site. */
export const smokiesStyle = (): StyleSpecification => ({
  version: 8,
  sources: {
    region: {
      type: 'geojson',
      data: new URL('/map/smokies.json', window.location.href).href,
      // The maximum. A smaller buffer cuts off the shade of a ridge at the edge of a tile.
      buffer: 512,
    },
  },
  layers: [...LAYERS],
});

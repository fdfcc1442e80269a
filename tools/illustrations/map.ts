import { MAP_COLORS } from '../../components/map/map-colors.ts';
import { DRAWING, toDrawing } from '../../lib/domain/catalog/region-drawing.ts';
import type { Label } from '../../lib/domain/catalog/region.ts';
import { SHAPES, type Kind, type Shape } from './region.ts';

type Point = readonly [number, number];

const STEPS = 4;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function between([p0, p1, p2, p3]: readonly [Point, Point, Point, Point], t: number): Point {
  const at = (axis: 0 | 1) =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * t +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
  return [at(0), at(1)];
}

/** A curve through every point, as a pen would draw it. */
export function smooth(line: readonly Point[], steps: number = STEPS): Point[] {
  const [first, last] = [line.at(0), line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const isRing = first[0] === last[0] && first[1] === last[1];
  const before = (isRing ? line.at(-2) : first) ?? first;
  const after = (isRing ? line[1] : last) ?? last;
  const padded = [before, ...line, after];
  const curve = line.slice(0, -1).flatMap((_, i) => {
    const [p0 = first, p1 = first, p2 = last, p3 = last] = padded.slice(i, i + 4);
    return Array.from({ length: steps }, (__, step) => between([p0, p1, p2, p3], step / steps));
  });
  return [...curve, last];
}

function toFeature({ kind, name, line }: Shape) {
  const points = smooth(line).map(([x, y]) => [round(x, 4), round(y, 4)]);
  const geometry =
    kind === 'park'
      ? { type: 'Polygon', coordinates: [points] }
      : { type: 'LineString', coordinates: points };
  return { type: 'Feature', properties: { kind, name }, geometry };
}

const toDot = ({ kind, name, longitude, latitude }: Label) => ({
  type: 'Feature',
  properties: { kind, name },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

export const toGeoJson = (labels: readonly Label[]) => ({
  type: 'FeatureCollection',
  features: [...SHAPES.map(toFeature), ...labels.map(toDot)],
});

function toPath(line: readonly Point[]): string {
  const points = smooth(line, 3).map(([longitude, latitude]) => {
    const { x, y } = toDrawing({ longitude, latitude });
    return `${x} ${y}`;
  });
  return `M${points.join('L')}`;
}

const { land, park, ridge, water, roadEdge, road, stateLine } = MAP_COLORS;
const line = (color: string, width: number, more = '') =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}`;

const LAYERS: readonly (readonly [Kind, string])[] = [
  ['park', `fill="${park}"`],
  ['ridge', line(ridge, 30, ' opacity=".45" filter="url(#soft)"')],
  ['river', line(water, 2.5)],
  ['lake', line(water, 12)],
  ['state-line', line(stateLine, 1.75, ' stroke-dasharray="8 6" opacity=".75"')],
  ['road', line(roadEdge, 5)],
  ['road', line(road, 3)],
  ['highway', line(roadEdge, 8)],
  ['highway', line(road, 5)],
];

/** The same drawing as a picture: what stands where the map will be, and all there is without WebGL. */
export function toSvg(): string {
  const { width, height } = DRAWING;
  const layers = LAYERS.map(([kind, look]) => {
    const shapes = SHAPES.filter((shape) => shape.kind === kind);
    return `<path ${look} d="${shapes.map((shape) => toPath(shape.line)).join('')}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><filter id="soft"><feGaussianBlur stdDeviation="9"/></filter></defs><path fill="${land}" d="M0 0H${width}V${height}H0Z"/>${layers.join('')}</svg>\n`;
}

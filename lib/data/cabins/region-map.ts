import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { mapLabels } from '@/lib/domain/catalog/region';
import type { Location } from '@/lib/domain/values/public-location';
import { circle, RING_MILES } from '@/lib/page/map-circle';
import { shop } from '@/lib/shop/shop';

type Kind = { kind: 'county' | 'ring' };
type Counties = Topology<{ counties: GeometryCollection }>;

/** The extent of a region's map around its towns, in degrees. */
const REACH = { longitude: 1.1, latitude: 0.8 };
/** Four decimals are about ten meters. */
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

const ringsOf = (shape: Polygon | MultiPolygon): Position[][] =>
  shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat();

const isNear = (corners: readonly Position[], places: readonly Location[]): boolean =>
  (['longitude', 'latitude'] as const).every((axis, at) => {
    const sides = corners.map((corner) => corner[at] ?? 0);
    const around = places.map((place) => place[axis]);
    return (
      Math.min(...sides) <= Math.max(...around) + REACH[axis] &&
      Math.max(...sides) >= Math.min(...around) - REACH[axis]
    );
  });

/** The counties near these places, from the outlines of the U.S. Census Bureau. */
async function readCounties(places: readonly Location[]): Promise<Feature<Polygon, Kind>[]> {
  const file = path.join(process.cwd(), 'node_modules/us-atlas/counties-10m.json');
  const topology = JSON.parse(await readFile(file, 'utf8')) as Counties;
  return feature(topology, topology.objects.counties).features.flatMap(({ geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    // Islands and lakes of a county are rings like any other.
    return ringsOf(geometry)
      .filter((ring) => isNear(ring, places))
      .map((ring) => ({
        type: 'Feature' as const,
        properties: { kind: 'county' as const },
        geometry: {
          type: 'Polygon' as const,
          coordinates: [ring.map((corner) => corner.map(round))],
        },
      }));
  });
}

/** The map of a shop outside the Smokies: land and county lines, and distances from its first town. */
export async function readRegionMap(): Promise<FeatureCollection<Polygon, Kind>> {
  const towns = mapLabels(shop());
  const [first] = towns;
  if (!first) return { type: 'FeatureCollection', features: [] };
  const rings = RING_MILES.map((miles) => ({
    ...circle(first, miles),
    properties: { kind: 'ring' as const },
  }));
  return { type: 'FeatureCollection', features: [...(await readCounties(towns)), ...rings] };
}

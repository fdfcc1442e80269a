import type { Location } from '../values/public-location.ts';
import { BUILT_IN_AREAS, findArea, type Area, type AreaSlug } from './area.ts';

/** The bounds of the region's drawing: west, south, east, north. */
export const REGION_BOUNDS = [-84.1, 35.385, -82.86, 36.055] as const;

type Label = Location & {
  kind: 'town' | 'peak';
  name: string;
  /** The side of its label where there is no room on the right. */
  side?: 'left';
};

function toTown({ slug, city, latitude, longitude }: Area): Label {
  return {
    kind: 'town',
    name: city,
    latitude,
    longitude,
    ...(slug === 'wears-valley' && { side: 'left' }),
  };
}

/** The places that the map labels by default. */
export const BUILT_IN_LABELS: readonly Label[] = [
  ...BUILT_IN_AREAS.map(toTown),
  { kind: 'town', name: 'Townsend', side: 'left', latitude: 35.6754, longitude: -83.7558 },
  { kind: 'town', name: 'Cosby', latitude: 35.816, longitude: -83.245 },
  { kind: 'town', name: 'Cherokee', latitude: 35.476, longitude: -83.316 },
  { kind: 'town', name: 'Bryson City', side: 'left', latitude: 35.431, longitude: -83.447 },
  { kind: 'peak', name: 'Kuwohi', latitude: 35.5629, longitude: -83.4985 },
  { kind: 'peak', name: 'Mount Le Conte', latitude: 35.6542, longitude: -83.4367 },
  { kind: 'peak', name: 'Mount Guyot', latitude: 35.705, longitude: -83.2575 },
  { kind: 'peak', name: 'Thunderhead Mountain', latitude: 35.5685, longitude: -83.7063 },
  { kind: 'peak', name: 'Gregory Bald', latitude: 35.5205, longitude: -83.8662 },
];

export type NamedPlace = Location & { name: string };

/** The labels of the site's own map; outside the Smokies only the host's areas. */
export const mapLabels = (region: { showsSmokies: boolean; areas: readonly Area[] }) =>
  region.showsSmokies ? BUILT_IN_LABELS : region.areas.map(toTown);

/** The area from whose middle distances are measured: the given one, or the first. At least one area is needed. */
export function areaOfDistances(areas: readonly Area[], slug: AreaSlug): Area {
  const area = findArea(areas, slug) ?? areas[0];
  if (!area) throw new Error('There is no area');
  return area;
}

export const PARK_ENTRANCES: readonly NamedPlace[] = [
  { name: 'Sugarlands (Gatlinburg)', latitude: 35.685, longitude: -83.5362 },
  { name: 'Metcalf Bottoms (Wears Valley)', latitude: 35.678, longitude: -83.649 },
  { name: 'Greenbrier', latitude: 35.735, longitude: -83.413 },
  { name: 'Townsend Wye', latitude: 35.66, longitude: -83.71 },
  { name: 'Cosby', latitude: 35.7578, longitude: -83.2096 },
  { name: 'Oconaluftee (Cherokee)', latitude: 35.513, longitude: -83.306 },
];

export const LANDMARKS: readonly NamedPlace[] = [
  { name: 'Anakeesta', latitude: 35.712, longitude: -83.514 },
  { name: 'SkyPark', latitude: 35.71, longitude: -83.518 },
  { name: 'Ripley’s Aquarium', latitude: 35.709, longitude: -83.519 },
  { name: 'Ober Mountain', latitude: 35.705, longitude: -83.56 },
  { name: 'Dollywood', latitude: 35.795, longitude: -83.53 },
  { name: 'The Island', latitude: 35.806, longitude: -83.575 },
  { name: 'The Old Mill', latitude: 35.788, longitude: -83.554 },
  { name: 'Sevier County Courthouse', latitude: 35.868, longitude: -83.566 },
  { name: 'Tanger Outlets', latitude: 35.83, longitude: -83.57 },
  { name: 'Forbidden Caverns', latitude: 35.84, longitude: -83.37 },
  { name: 'Cades Cove', latitude: 35.585, longitude: -83.843 },
  { name: 'Kuwohi', latitude: 35.5629, longitude: -83.4985 },
  { name: 'Newfound Gap', latitude: 35.6106, longitude: -83.426 },
];

import { Section } from '@/components/ui/page/section';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { estimateDriveMinutes, TYPICAL_DRIVES } from '@/lib/domain/catalog/drive-time';
import { listNearest, milesBetween, type Distance } from '@/lib/domain/values/distances';
import { publicLocation, type Location } from '@/lib/domain/values/public-location';
import {
  BUILT_IN_LABELS,
  LANDMARKS,
  PARK_ENTRANCES,
  type NamedPlace,
} from '@/lib/domain/catalog/region';
import { shop } from '@/lib/shop/shop';
import { MapIsland } from './map-island';
import { AREA_METERS, type MapBounds } from './map-view';
import { Drives } from './place-drives';

type Props = {
  cabin: Pick<Cabin, 'latitude' | 'longitude' | 'city'>;
  mapStyleUrl: string;
};

const MAX_NEAREST = 3;
const APART_MILES = 1.5;
const MAX_MARKS = 4;
// Zoomed in further, the drawing shows little.
const LEAST_REACH = { longitude: 0.08, latitude: 0.045 };

const TOWNS = BUILT_IN_LABELS.filter(({ kind }) => kind === 'town');

/** Drops places too close to each other or to the towns for their labels to fit. */
function spread(places: readonly NamedPlace[]): NamedPlace[] {
  return places.reduce<NamedPlace[]>((kept, place) => {
    const isFree = [...TOWNS, ...kept].every((other) => milesBetween(place, other) > APART_MILES);
    return isFree ? [...kept, place] : kept;
  }, []);
}

function around(here: Location, places: readonly Location[]): MapBounds {
  const reach = (axis: 'latitude' | 'longitude') =>
    Math.max(LEAST_REACH[axis], ...places.map((place) => Math.abs(place[axis] - here[axis])));
  const [across, up] = [reach('longitude'), reach('latitude')];
  return [here.longitude - across, here.latitude - up, here.longitude + across, here.latitude + up];
}

const toLines = (here: Location, nearest: readonly Distance<NamedPlace>[]) =>
  nearest.map(({ place }) => [place.name, estimateDriveMinutes(here, place)] as const);

/** Uses the public location only: the exact one is for guests with a booking. */
export function WhereItIs({ cabin, mapStyleUrl }: Props) {
  const here = publicLocation(cabin);
  const [entrances, landmarks] = shop().showsSmokies ? [PARK_ENTRANCES, LANDMARKS] : [[], []];
  const marks = spread(
    listNearest(here, [...entrances, ...landmarks]).map(({ place }) => place),
  ).slice(0, MAX_MARKS);
  return (
    <Section
      id="where"
      className="later later-[53.7rem] tablet:later-[45.3rem]"
      heading="Where it is"
    >
      <p className="mb-5 max-w-prose leading-relaxed text-pretty">
        The circle shows the neighborhood. You’ll get the address when you book.
      </p>
      <MapIsland
        className="h-80 tablet:h-96"
        label={`Map of the neighborhood near ${cabin.city}`}
        instead="Ask me about the location."
        bounds={around(here, marks.slice(0, 1))}
        styleUrl={mapStyleUrl}
        area={{ ...here, radiusMeters: AREA_METERS }}
        marks={marks}
      />
      {entrances.length > 0 && (
        <>
          <div className="mt-6 grid gap-x-10 gap-y-6 tablet:grid-cols-2">
            <Drives
              heading="Park entrances"
              drives={toLines(here, listNearest(here, entrances, MAX_NEAREST))}
            />
            <Drives
              heading="Landmarks"
              drives={toLines(here, listNearest(here, landmarks, MAX_NEAREST))}
            />
          </div>
          <p className="mt-3 text-sm text-ink-soft">{TYPICAL_DRIVES}</p>
        </>
      )}
    </Section>
  );
}

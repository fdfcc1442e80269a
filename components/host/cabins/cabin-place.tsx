import dynamic from 'next/dynamic';
import { useId, useMemo, useState, type ComponentProps } from 'react';
import styles from './cabin-place.module.css';
import { TextField } from '@/components/host/form/fields';
import { PlacePin } from './place-pin';
import { useWhereIAm } from './use-where-i-am';
import { boundsAround } from '@/components/map/bounds-around';
import { AREA_METERS } from '@/components/map/map-view';
import { Button } from '@/components/ui/button';
import { isNearArea, roundPlace } from '@/lib/domain/host/choose-place';
import { parsePlace, placeText } from '@/lib/domain/values/parse-place';
import { publicLocation, type Location } from '@/lib/domain/values/public-location';
import { formatCount } from '@/lib/copy/format';
import { areaOfDistances } from '@/lib/domain/catalog/region';
import { type AreaSlug } from '@/lib/domain/catalog/area';
import { shop } from '@/lib/shop/shop';

// Loaded on demand, because the bundler would otherwise put the map's styles into the shop's CSS too.
const MapIsland = dynamic(async () => (await import('@/components/map/map-island')).MapIsland);

const FEET_PER_METER = 3.28;
const CLOSE_ZOOM = 17;

type Props = Omit<ComponentProps<typeof TextField>, 'value'> & {
  value: string;
  area: AreaSlug;
  /** The stored location. */
  saved: Location | null;
  mapStyleUrl: string;
};

/** Chooses a location by typing or on a map. Both edit the same text value. */
export function CabinPlace({ area, saved, mapStyleUrl, ...field }: Props) {
  const { value, onText } = field;
  const hintId = useId();
  const [said, setSaid] = useState({ about: '', words: '' });
  const town = areaOfDistances(shop().areas, area);
  const typed = useMemo(() => parsePlace(value), [value]);
  const place = typed && isNearArea(typed, area, shop().areas) ? typed : null;
  const shown = useMemo(
    () => place && { ...publicLocation(place), radiusMeters: AREA_METERS },
    [place],
  );
  const tooFar = `That’s too far from ${town.city} for a cabin in this area.`;

  function pick(chosen: Location, words = '') {
    if (!isNearArea(chosen, area, shop().areas)) return setSaid({ about: value, words: tooFar });
    const text = placeText(roundPlace(chosen));
    onText(text);
    setSaid({ about: text, words });
  }
  const { isAsking, ask } = useWhereIAm({
    onFound: (here, accuracyMeters) => {
      const feet = formatCount(Math.ceil(accuracyMeters * FEET_PER_METER));
      pick(here, `You’re here, to within ${feet} feet.`);
    },
    onRefused: (words) => setSaid({ about: value, words }),
  });
  const words = typed && !place ? tooFar : said.about === value && said.words;

  return (
    <>
      <TextField {...field} />
      <div className={styles.place} data-needs-script>
        <MapIsland
          className={styles.map}
          label="Map for choosing the cabin’s location"
          instead="The field above takes numbers or a link."
          bounds={place ? boundsAround([place], 0.03) : boundsAround([town], 0.05)}
          styleUrl={mapStyleUrl}
          area={shown ?? undefined}
          maxZoom={CLOSE_ZOOM}
        >
          {(map, Marker) => (
            <PlacePin map={map} Marker={Marker} place={place} hintId={hintId} onPick={pick} />
          )}
        </MapIsland>
        {shown && (
          <p className={styles.legend}>
            <i aria-hidden="true" />
            Visitors see this area, never the exact place.
          </p>
        )}
        <small id={hintId}>
          Tap the map, or drag the marker. The arrow keys move it by about 30 feet, with Shift by
          about 300.
        </small>
        <div className="host-row">
          <Button variant="secondary" size="small" onClick={ask}>
            Use where I am now
          </Button>
          <Button variant="secondary" size="small" onClick={() => pick(saved ?? town)}>
            {saved ? 'Back to the saved place' : `Start in ${town.city}`}
          </Button>
        </div>
        <p role="status">{isAsking ? 'Looking for where you are…' : words}</p>
      </div>
    </>
  );
}

'use client';

import { useState } from 'react';
import { boundsAround } from '@/components/map/bounds-around';
import { PIN_COLOR } from '@/components/map/map-colors';
import { MapIsland } from '@/components/map/map-island';
import { Link } from '@/components/ui/link';
import type { NamedPlace } from '@/lib/domain/catalog/region';
import type { Location } from '@/lib/domain/values/public-location';
import { paths } from '@/lib/http/paths';

type Props = {
  events: readonly { slug: string; name: string; place: NamedPlace }[];
  /** What the map shows besides them, e.g. the towns around. */
  around?: readonly Location[];
  mapStyleUrl: string;
  className?: string;
};

const AROUND = 0.06;

/** One pin for each place; choosing it names what is on there. Nothing where no place is known. */
export function EventsMap({ events, around = [], mapStyleUrl, className }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const places = [...new Map(events.map(({ place }) => [place.name, place])).values()];
  if (events.length === 0) return null;
  const at = (name: string | null) => events.filter(({ place }) => place.name === name);
  const pins = places.map((place) => ({
    ...place,
    id: place.name,
    label: `${place.name}: ${at(place.name)
      .map(({ name }) => name)
      .join(', ')}`,
    color: PIN_COLOR,
  }));
  return (
    <div className={className}>
      <MapIsland
        className="h-72 tablet:h-96"
        label={events.length > 1 ? 'Map of these events' : 'Map of the place'}
        instead="Each event says where it is."
        bounds={boundsAround([...places, ...around], around.length > 1 ? undefined : AROUND)}
        styleUrl={mapStyleUrl}
        pins={pins}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div aria-live="polite" className="mt-2 min-h-6 text-sm text-ink-soft">
        {chosen && (
          <p>
            <b className="text-ink">{chosen}</b>
            {at(chosen).map(({ slug, name }, index) => (
              <span key={slug}>
                {index === 0 ? ': ' : ', '}
                <Link href={paths.event(slug)} className="link">
                  {name}
                </Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

'use client';

import { useState } from 'react';
import { boundsAround } from '@/components/map/bounds-around';
import { PIN_COLOR } from '@/components/map/map-colors';
import { MapIsland } from '@/components/map/map-island';
import { baseOf } from '@/lib/domain/trip/planner/drive';
import { listSlots, stopAt, type Plan } from '@/lib/domain/trip/planner/plan';
import { shop } from '@/lib/shop/shop';

type Props = { plan: Plan; mapStyleUrl: string };

/** Each stop of a plan once, with the number of its day. */
function listPins(plan: Plan) {
  const stops = listSlots(plan).flatMap((slot) => {
    const stop = stopAt(plan, slot);
    return stop ? [{ stop, day: slot.day + 1 }] : [];
  });
  return stops
    .filter(
      ({ stop }, index) => stops.findIndex((other) => other.stop.slug === stop.slug) === index,
    )
    .map(({ stop: { slug, name, latitude, longitude }, day }) => ({
      id: slug,
      label: `Day ${day}: ${name}`,
      price: String(day),
      color: PIN_COLOR,
      latitude,
      longitude,
    }));
}

export function PlanMap({ plan, mapStyleUrl }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const pins = listPins(plan);
  if (pins.length === 0) return null;
  const shown = pins.find(({ id }) => id === chosen);
  return (
    <div className="mb-6 print:hidden">
      <MapIsland
        className="h-72 tablet:h-96"
        label="Map of the stops"
        instead="Every stop is listed below."
        bounds={boundsAround([...pins, baseOf(shop().areas, plan.base)])}
        styleUrl={mapStyleUrl}
        pins={pins}
        chosen={chosen}
        onChoose={setChosen}
      />
      <p aria-live="polite" className="mt-2 text-sm text-ink-soft">
        {shown ? shown.label : 'Pins are numbered by day.'}
      </p>
    </div>
  );
}

'use client';

import { useState } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { MapIsland } from '@/components/map/map-island';
import {
  FALL_BANDS,
  FALL_WEEKS,
  fallStage,
  type FallBand,
  type FallStage,
} from '@/lib/domain/trip/fall-color';
import { findFallPlace, type FallPlace } from '@/lib/domain/trip/fall-places';
import { FallCabins } from './fall-cabins';
import { FallTable } from './fall-table';
import { stageLook, STAGES, weekText } from './fall-copy';
import { AtPeak, PlaceCard } from './place-card';
import { useFallChoice } from './use-fall-choice';

type WeekSliderProps = { week: string; onChange: (week: string) => void };

const MARKS = ['mid-September', 'October', 'mid-November'];

function WeekSlider({ week, onChange }: WeekSliderProps) {
  return (
    <div data-needs-script>
      <label htmlFor="fall-week" className="flex flex-wrap items-baseline gap-x-3">
        <span className="eyebrow text-ember-700">Week</span>
        <span className="font-display text-title-2 font-semibold text-spruce-900">
          {weekText(week)}
        </span>
      </label>
      <input
        id="fall-week"
        type="range"
        min={0}
        max={FALL_WEEKS.length - 1}
        step={1}
        value={FALL_WEEKS.indexOf(week)}
        aria-valuetext={weekText(week)}
        onChange={(event) => onChange(FALL_WEEKS[event.target.valueAsNumber] ?? week)}
        className="mt-2 h-11 w-full cursor-pointer accent-ember-600"
      />
      <p aria-hidden className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        {MARKS.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </div>
  );
}

// All places, and the towns.
const BOUNDS = [-83.97, 35.45, -82.94, 35.9] as const;

/** Those at peak in that week, else those near it. */
function bestBands(week: string): FallBand[] {
  const at = (stage: FallStage) =>
    FALL_BANDS.flatMap(({ band }) => (fallStage(band, week) === stage ? [band] : []));
  const peak = at('peak');
  return peak.length > 0 ? peak : at('near');
}

type Props = {
  /** From the highest down. */
  places: readonly FallPlace[];
  mapStyleUrl: string;
  /** This week, or the week of the next peak. */
  usualWeek: string;
};

export function FallExplorer({ places, mapStyleUrl, usualWeek }: Props) {
  const { week, place: slug, choose } = useFallChoice(usualWeek, places);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const place = findFallPlace(places, slug);

  const pins = places.map((each) => {
    const { label, color } = stageLook(fallStage(each.band, week));
    return { ...each, id: each.slug, label: `${each.name}: ${label}`, color };
  });
  const choosePlace = (chosen: string) => choose({ place: chosen });
  const table = { places, week, chosen: slug, onChoose: choosePlace, onHighlight: setHighlighted };
  const best = bestBands(week);
  const others = FALL_BANDS.map(({ band }) => band).filter((band) => !best.includes(band));
  // Before a place is chosen: cabins near the highest one at its best.
  const near = place ?? places.find(({ band }) => best.includes(band));

  return (
    <>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 laptop:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <WeekSlider week={week} onChange={(next) => choose({ week: next })} />
          <Legend />
          <MapIsland
            className="mt-4 h-80 tablet:h-[26rem]"
            label={`Map of fall color in the week of ${weekText(week)}`}
            instead="They’re all in the table below."
            bounds={BOUNDS}
            styleUrl={mapStyleUrl}
            pins={pins}
            chosen={slug}
            highlighted={highlighted}
            onChoose={choosePlace}
            onHighlight={setHighlighted}
          />
        </div>
        <div
          aria-live={place ? 'polite' : 'off'}
          data-needs-script
          className={joinClasses(
            'self-start rounded-card border border-line bg-surface p-6 shadow-card laptop:mt-6',
            // On a phone the table says the same.
            !place && 'max-laptop:hidden',
          )}
        >
          {place ? (
            <PlaceCard place={place} week={week} onClose={() => choose({ place: null })} />
          ) : (
            <AtPeak places={places} week={week} onChoose={choosePlace} />
          )}
        </div>
      </div>
      {near && <FallCabins week={week} place={near} isChosen={place !== undefined} />}
      <section aria-labelledby="fall-places" className="mt-section">
        <h2 id="fall-places" className="mb-4 text-title-2 text-spruce-900">
          {best.length > 0 ? `Where to go ${weekText(week)}` : 'Every spot, from the top down'}
        </h2>
        {best.length > 0 && (
          <div className="overflow-x-auto">
            <FallTable caption="Spots at or near peak, highest first" bands={best} {...table} />
          </div>
        )}
        <details open={best.length === 0} className="mt-4">
          <summary className="chevron min-h-11 justify-start gap-3 font-semibold text-spruce-800">
            {best.length > 0 ? 'The other spots, from the top down' : 'All spots'}
          </summary>
          <div className="mt-2 overflow-x-auto">
            <FallTable
              caption="The other spots on the map, highest first"
              bands={others}
              {...table}
            />
          </div>
        </details>
      </section>
    </>
  );
}

function Legend() {
  return (
    <ul
      aria-label="Colors of the map"
      className="mt-4 grid grid-cols-3 gap-x-2 gap-y-1 text-sm mobile:flex mobile:flex-wrap mobile:gap-x-5"
    >
      {STAGES.map(({ stage, label, color }) => (
        <li key={stage} className="flex items-center gap-2">
          <span aria-hidden className="size-3.5 rounded-full" style={{ backgroundColor: color }} />
          {label}
        </li>
      ))}
    </ul>
  );
}

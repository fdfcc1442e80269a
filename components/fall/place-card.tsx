import type { ReactNode } from 'react';
import { fallBand, fallStage } from '@/lib/domain/trip/fall-color';
import type { FallPlace } from '@/lib/domain/trip/fall-places';
import { feetText, placePeakText, weekText } from './fall-copy';
import { StageBadge } from './stage-badge';

type Props = { place: FallPlace; week: string; onClose: () => void };

export function PlaceCard({ place, week, onClose }: Props) {
  const { name, elevationFt, band, upperBand, access, closure } = place;
  return (
    <>
      <h2 className="text-title-3 text-spruce-900">{name}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-2">
        <StageBadge stage={fallStage(band, week)} />
        {upperBand && (
          <>
            {' at the start, '}
            <StageBadge stage={fallStage(upperBand, week)} />
            {' at the top'}
          </>
        )}
        <span className="text-ink-soft">{`in the week of ${weekText(week)}`}</span>
      </p>
      <dl className="mt-4 space-y-3">
        <Fact term="Elevation">{feetText(elevationFt)}</Fact>
        <Fact term="Usual peak">
          {placePeakText(place)}
          <span className="block text-sm text-ink-soft">
            Some years run 7–10 days early or late.
          </span>
        </Fact>
        <Fact term="Look for">
          {(upperBand ? [upperBand, band] : [band])
            .flatMap((each) => fallBand(each).species)
            .join(', ')}
        </Fact>
        <Fact term="Getting there">{access}</Fact>
      </dl>
      {closure && (
        <p className="mt-4 rounded-control bg-ember-100 px-4 py-3 text-sm leading-relaxed font-medium text-ember-800">
          {closure}
        </p>
      )}
      <button
        type="button"
        onClick={onClose}
        className="mt-3 inline-flex min-h-11 cursor-pointer items-center link"
      >
        What’s at peak that week
      </button>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow text-ember-700">{term}</dt>
      <dd className="mt-0.5 leading-relaxed">{children}</dd>
    </div>
  );
}

type AtPeakProps = {
  places: readonly FallPlace[];
  week: string;
  onChoose: (slug: string) => void;
};

/** Before a place is chosen: where to look in that week. */
export function AtPeak({ places, week, onChoose }: AtPeakProps) {
  const atPeak = places.filter(({ band }) => fallStage(band, week) === 'peak');
  return (
    <>
      <h2 className="text-title-3 text-spruce-900">{`Usually at peak ${weekText(week)}`}</h2>
      {atPeak.length === 0 && (
        <p className="mt-2 leading-relaxed text-ink-soft">
          Nothing on this map, most years. Try another week or pick a spot.
        </p>
      )}
      <ul className="mt-2">
        {atPeak.map(({ slug, name, elevationFt }) => (
          <li key={slug} className="border-t border-line first:border-0">
            <button
              type="button"
              onClick={() => onChoose(slug)}
              className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 py-1.5 text-left font-medium wrap-anywhere hover:underline"
            >
              {name}
              <span className="text-sm whitespace-nowrap text-ink-soft">
                {feetText(elevationFt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

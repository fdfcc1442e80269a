import { FALL_BANDS, fallStage, type FallBand } from '@/lib/domain/trip/fall-color';
import type { FallPlace } from '@/lib/domain/trip/fall-places';
import { feetText, peakText, weekText } from './fall-copy';
import { StageBadge } from './stage-badge';

type Props = {
  /** Says which places these are. */
  caption: string;
  bands: readonly FallBand[];
  places: readonly FallPlace[];
  week: string;
  chosen: string | null;
  onChoose: (slug: string) => void;
  onHighlight: (slug: string | null) => void;
};

const bandName = (lowestFt: number, upTo: number | undefined) => {
  if (upTo === undefined) return `${feetText(lowestFt)} and above`;
  return lowestFt === 0 ? `Below ${feetText(upTo)}` : `${feetText(lowestFt)} to ${feetText(upTo)}`;
};

/** Places from the highest down, grouped by the band that decides their week. */
export function FallTable(props: Props) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{props.caption}</caption>
      <thead className="text-xs tracking-wide text-ember-700">
        <tr>
          <th scope="col" className="py-2.5 pr-3 font-bold">
            Place
          </th>
          <th scope="col" className="py-2.5 pr-3 font-bold">
            Elevation
          </th>
          <th scope="col" className="py-2.5 font-bold">
            {`Typical for ${weekText(props.week)}`}
          </th>
        </tr>
      </thead>
      {FALL_BANDS.map(({ band, lowestFt, species }, index) =>
        !props.bands.includes(band) ? null : (
          <tbody key={band}>
            <tr className="bg-paper-deep">
              <th scope="rowgroup" colSpan={3} className="border-y border-line-strong px-3 py-3">
                <span className="font-display text-title-4 text-spruce-900">
                  {bandName(lowestFt, FALL_BANDS[index - 1]?.lowestFt)}
                </span>
                <span className="block text-sm font-medium text-ink-soft">
                  {'Usual peak '}
                  <b className="text-ink">{peakText(band)}</b>
                  {`: ${species.join(', ')}`}
                </span>
              </th>
            </tr>
            {props.places
              .filter((place) => place.band === band)
              .map((place) => (
                <Row key={place.slug} place={place} {...props} />
              ))}
          </tbody>
        ),
      )}
    </table>
  );
}

function Row({ place, week, chosen, onChoose, onHighlight }: Props & { place: FallPlace }) {
  const { slug, name, elevationFt, band, upperBand, access, closure } = place;
  const isChosen = slug === chosen;
  const marked = {
    'data-chosen': isChosen || undefined,
    onPointerEnter: () => onHighlight(slug),
    onPointerLeave: () => onHighlight(null),
  };
  return (
    <>
      <tr className="align-top data-chosen:bg-dawn-100" {...marked}>
        <th scope="row" className="py-2 pr-4 pl-3 font-normal">
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(slug)}
            className="inline-flex min-h-11 cursor-pointer items-center text-left link"
          >
            {name}
          </button>
        </th>
        <td className="py-4.5 pr-3 whitespace-nowrap tabular-nums">{feetText(elevationFt)}</td>
        <td className="py-4.5 pr-2 text-sm">
          <StageBadge stage={fallStage(band, week)} />
          {upperBand && (
            <span className="mt-1 block">
              <StageBadge stage={fallStage(upperBand, week)} />
              <span className="block text-ink-soft">higher up</span>
            </span>
          )}
        </td>
      </tr>
      <tr className="border-b border-line data-chosen:bg-dawn-100" {...marked}>
        <td colSpan={3} className="px-3 pb-3 text-sm leading-relaxed text-ink-soft">
          <span className="block max-w-prose">
            {access}
            {closure && <b className="block font-semibold text-ember-800">{closure}</b>}
          </span>
        </td>
      </tr>
    </>
  );
}

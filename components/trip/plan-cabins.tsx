import { Link } from '@/components/ui/link';
import useSWR from 'swr';
import { useSaved } from '@/components/saved/use-saved-check';
import { checkSavedCabins } from '@/lib/browser/api/cabins-api';
import { cabinState, MAX_ITINERARY_CABINS } from '@/lib/domain/trip/itinerary';
import type { SavedAnswer } from '@/lib/domain/search/saved-cabins-status';
import type { SearchResult } from '@/lib/domain/search/search-result';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatDateRange, formatMoney } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import type { StoredPlan } from './stored-plan';
import { isUuid } from '@/lib/browser/uuid';

type Props = { stored: StoredPlan; stay: Stay; onChange: (stored: StoredPlan) => void };

/** The cabins saved with the heart, to take into the plan. */
export function PlanCabins({ stored, stay, onChange }: Props) {
  const saved = useSaved();
  const ids = [...new Set([...stored.cabins, ...saved.map(({ cabinId }) => cabinId)])]
    .filter(isUuid)
    .slice(0, MAX_ITINERARY_CABINS);
  const guests = stored.plan.adults + stored.plan.children;
  const request = { ids, check_in: stay.checkIn, check_out: stay.checkOut, guests };
  const { data, error, mutate } = useSWR(ids.length > 0 ? request : null, checkSavedCabins, {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });

  function toggle(id: string) {
    const { cabins } = stored;
    const next = cabins.includes(id) ? cabins.filter((each) => each !== id) : [...cabins, id];
    onChange({ ...stored, cabins: next });
  }

  return (
    <section aria-labelledby="plan-cabins" className="mt-12">
      <h2 id="plan-cabins" className="text-title-3 text-spruce-900">
        Cabins for this plan
      </h2>
      {ids.length === 0 && (
        <p className="mt-3 max-w-prose text-ink-soft print:hidden">
          Tap the heart on a cabin and it’ll show up here, with its total for your dates.{' '}
          <Link
            href={paths.cabins(
              `check_in=${stay.checkIn}&check_out=${stay.checkOut}&guests=${guests}`,
            )}
            className="link"
          >
            See what’s open
          </Link>
        </p>
      )}
      {error && !data && (
        <p role="alert" className="mt-3">
          Your saved cabins didn’t load.{' '}
          <button type="button" onClick={() => void mutate()} className="min-h-11 link">
            Try again
          </button>
        </p>
      )}
      {ids.length > 0 && !data && !error && <p className="mt-3 text-ink-soft">Checking…</p>}
      {data && ids.length > 0 && (
        <ul className="mt-4 grid gap-3 tablet:grid-cols-2">
          {data.cabins.map((result) => (
            <CabinChoice
              key={result.cabin.id}
              result={result}
              dates={data.dates}
              guests={guests}
              isIn={stored.cabins.includes(result.cabin.id)}
              onToggle={() => toggle(result.cabin.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type ChoiceProps = {
  result: SearchResult;
  dates: SavedAnswer['dates'];
  guests: number;
  isIn: boolean;
  onToggle: () => void;
};

function CabinChoice({ result, dates, guests, isIn, onToggle }: ChoiceProps) {
  const { cabin } = result;
  return (
    <li
      className={`flex items-start gap-3 rounded-card border border-line bg-surface p-4 ${isIn ? '' : 'print:hidden'}`}
    >
      <input
        type="checkbox"
        id={`cabin-${cabin.id}`}
        checked={isIn}
        onChange={onToggle}
        className="mt-1 size-6 shrink-0 accent-spruce-800 print:hidden"
      />
      <div>
        <label htmlFor={`cabin-${cabin.id}`} className="font-semibold">
          {cabin.title}
        </label>
        <p className="text-sm text-ink-soft">{choiceText(result, dates, guests)}</p>
        <Link
          href={paths.cabin(cabin.slug)}
          className="inline-flex min-h-11 items-center text-sm link print:hidden"
        >
          {`See ${cabin.title}`}
        </Link>
      </div>
    </li>
  );
}

function choiceText(result: SearchResult, dates: SavedAnswer['dates'], guests: number): string {
  const state = cabinState({ result, addedTotalCents: null }, { dates, guests });
  switch (state.kind) {
    case 'open':
      return `Open: ${formatMoney(state.totalCents)}, fees and taxes included, in ${result.cabin.city}`;
    case 'other-dates':
      return `Booked those nights. Closest: ${formatDateRange(state.stay)}, ${formatMoney(state.totalCents)}`;
    case 'too-small':
      return `Sleeps ${result.cabin.maxGuests}. You’ve got ${guests}.`;
    case 'closed':
      return 'Booked those nights, and nothing else within a week';
    case 'past':
      return 'These dates have passed';
    case 'no-dates':
      return result.cabin.city;
  }
}

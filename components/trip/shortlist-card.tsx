import { Picture } from '@/components/ui/picture';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import type { ReactNode } from 'react';
import {
  cabinState,
  shareCents,
  type CabinState,
  type Itinerary,
  type ShortlistedCabin,
} from '@/lib/domain/trip/itinerary';
import { formatDateRange, formatGuests, formatMoney, plural } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';

type Props = { entry: ShortlistedCabin; itinerary: Itinerary; children: ReactNode };

export function ShortlistCard({ entry, itinerary, children }: Props) {
  const { cabin } = entry.result;
  const { stay, guests } = itinerary;
  const state = cabinState(entry, itinerary);
  const wanted = state.kind === 'other-dates' ? state.stay : state.kind === 'open' ? stay : null;
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-4 shadow-card print:break-inside-avoid">
      <Picture
        src={cabin.heroImageUrl}
        focus={cabin.heroFocus}
        alt=""
        width={720}
        height={480}
        sizes="(min-width: 64rem) 26rem, 100vw"
        className="aspect-3/2 w-full rounded-control bg-spruce-100 object-cover print:hidden"
      />
      <h3 className="mt-4 text-title-4 text-spruce-900">
        <TextLink href={paths.cabin(cabin.slug, { ...wanted, guests })}>{cabin.title}</TextLink>
      </h3>
      <p className="text-sm text-ink-soft">
        {`${cabin.city} · sleeps ${cabin.maxGuests} · ${cabin.beds} ${plural(cabin.beds, 'bed', 'beds')}`}
      </p>
      <div className="mt-3 grow">
        <State state={state} guests={guests} maxGuests={cabin.maxGuests} />
      </div>
      <ButtonLink
        href={paths.cabin(cabin.slug, { ...wanted, guests })}
        prefetch={false}
        variant="secondary"
        className="mt-4 print:hidden"
      >
        {wanted ? 'See it on these dates' : 'See the cabin'}
        <span className="sr-only">{` ${cabin.title}`}</span>
      </ButtonLink>
      {children}
    </article>
  );
}

type StateProps = { state: CabinState; guests: number; maxGuests: number };

function State({ state, guests, maxGuests }: StateProps) {
  switch (state.kind) {
    case 'no-dates':
      return <p className="text-ink-soft">No dates yet, so no total.</p>;
    case 'past':
      return <p className="text-ink-soft">These dates have passed.</p>;
    case 'too-small':
      return <Refused>{`Sleeps ${maxGuests}. You’ve got ${guests}.`}</Refused>;
    case 'closed':
      return <Refused>Booked for your dates, and nothing else within a week.</Refused>;
    case 'other-dates':
      return (
        <>
          <Refused>Booked for your dates.</Refused>
          <p className="text-sm text-ink-soft">
            {`Closest: ${formatDateRange(state.stay)}, ${formatMoney(state.totalCents)} total.`}
          </p>
        </>
      );
    case 'open':
      return <Open state={state} guests={guests} />;
  }
}

const Refused = ({ children }: { children: ReactNode }) => (
  <p className="font-semibold text-ember-700">{children}</p>
);

function Open({ state, guests }: { state: Extract<CabinState, { kind: 'open' }>; guests: number }) {
  const { totalCents, addedTotalCents } = state;
  const hasChanged = addedTotalCents !== null && addedTotalCents !== totalCents;
  return (
    <>
      <p>
        <b className="text-title-4">{formatMoney(totalCents)}</b> with fees and taxes
      </p>
      <p className="text-sm text-ink-soft">
        {`${formatMoney(shareCents(totalCents, guests))} each, split by ${formatGuests(guests)}`}
      </p>
      {hasChanged && (
        <p className="mt-2 rounded-control bg-dawn-100 px-3 py-2 text-sm">
          <b>Price changed since you added it:</b>{' '}
          {`${formatMoney(addedTotalCents)} then, ${formatMoney(totalCents)} now.`}
        </p>
      )}
      {addedTotalCents === null && (
        <p className="mt-2 text-sm text-ink-soft">It wasn’t available when you added it.</p>
      )}
    </>
  );
}

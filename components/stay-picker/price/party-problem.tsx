import type { ReactNode } from 'react';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import type { CabinRates } from '@/lib/domain/catalog/cabin';
import { fitParty } from '@/lib/domain/stays/fit-party';
import { checkParty, GUESTS_MAX, type Party, type PartyReason } from '@/lib/domain/stays/party';
import { DEFAULT_CRITERIA, toSearchQuery } from '@/lib/domain/search/search-criteria';
import type { Stay } from '@/lib/domain/stays/stay';
import { plural } from '@/lib/copy/format';
import type { RefusedStay } from '@/lib/browser/stay-total';
import { paths } from '@/lib/http/paths';

type Wish = { cabin: CabinRates; party: Party; stay: Stay | null };
type WayOn = { label: string; href: string };

function describeProblem(cabin: CabinRates, party: Party, reason: PartyReason): string {
  switch (reason) {
    case 'no-adults':
      return 'At least one adult has to come along';
    case 'too-many-guests':
      return `Sleeps ${cabin.maxGuests}. You’ve got ${party.adults + party.children}.`;
    case 'pets-not-allowed':
      return 'This one’s not set up for pets';
    case 'too-many-pets':
      return `Takes ${cabin.maxPets} ${plural(cabin.maxPets, 'pet', 'pets')}, and you’ve got ${party.pets}`;
  }
}

/** Says in one line why the cabin doesn't take the party; null if it does. */
export function partyProblem(cabin: CabinRates, party: Party): string | null {
  const check = checkParty(cabin, party);
  return check.ok ? null : describeProblem(cabin, party, check.reason);
}

/** "Choose 10 guests or fewer": the change that a price needs; null if the cabin takes the party. */
export function missingParty(cabin: CabinRates, party: Party): string | null {
  const check = checkParty(cabin, party);
  if (check.ok) return null;
  const { maxGuests, maxPets } = cabin;
  switch (check.reason) {
    case 'no-adults':
      return 'Choose at least one adult';
    case 'too-many-guests':
      return `Choose ${maxGuests} ${plural(maxGuests, 'guest', 'guests')} or fewer`;
    case 'pets-not-allowed':
      return 'Choose no pets';
    case 'too-many-pets':
      return `Choose ${maxPets} ${plural(maxPets, 'pet', 'pets')} or fewer`;
  }
}

const countGuests = ({ adults, children }: Party) => Math.min(adults + children, GUESTS_MAX);

/** The search for the cabins that are open on the dates and sleep the party, and take pets if asked. */
export function searchFor({ party, stay }: Omit<Wish, 'cabin'>, hasPets: boolean): string {
  const query = toSearchQuery({ ...DEFAULT_CRITERIA, ...stay, guests: countGuests(party) });
  return paths.cabins(hasPets ? `${query}&filter=pet-friendly` : query);
}

/** A search for the same party and dates among the other cabins, if that can help. */
function findWayOn(wish: Wish, reason: PartyReason): WayOn | null {
  const guests = countGuests(wish.party);
  if (reason === 'too-many-guests') {
    if (guests <= wish.cabin.maxGuests) return null;
    return { label: `See cabins that sleep ${guests}`, href: searchFor(wish, false) };
  }
  if (reason !== 'pets-not-allowed') return null;
  return { label: 'See pet-friendly cabins', href: searchFor(wish, true) };
}

function fitText({ adults, children, pets }: Party, reason: PartyReason): string {
  const guests = adults + children;
  if (reason === 'too-many-guests') {
    return `Continue with ${guests} ${plural(guests, 'guest', 'guests')}`;
  }
  return pets === 0
    ? 'Continue without pets'
    : `Continue with ${pets} ${plural(pets, 'pet', 'pets')}`;
}

type PartyWaysProps = Wish & {
  size?: 'small' | 'large';
  /** The button or link that continues with a party that fits. */
  fit: (fitting: Party, label: string, className: string) => ReactNode;
};

/** First the cabins that do take the party, then this one with fewer. What the guest entered never changes by itself. */
export function PartyWays({ size = 'large', fit, ...wish }: PartyWaysProps) {
  const { cabin, party } = wish;
  const check = checkParty(cabin, party);
  if (check.ok) return null;
  const wayOn = findWayOn(wish, check.reason);
  const fitting = fitParty(cabin, party, check.reason);
  return (
    <>
      {wayOn && (
        <ButtonLink variant="accent" size={size} href={wayOn.href} prefetch={false}>
          {wayOn.label}
        </ButtonLink>
      )}
      {fitting && fit(fitting, fitText(fitting, check.reason), buttonClass('secondary', size))}
    </>
  );
}

/** Says that the cabin doesn't take the party, with the ways on. */
export function PartyProblem({ onFit, ...wish }: Wish & { onFit: (party: Party) => void }) {
  const problem = partyProblem(wish.cabin, wish.party);
  if (!problem) return null;
  return (
    <div role="alert" className="pt-1 text-sm text-ink-soft">
      <p>{problem}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <PartyWays {...wish} size="small" fit={fitButton(onFit)} />
      </div>
    </div>
  );
}

/** Opens the cabin's page with a party that fits. */
export function fitLink(
  slug: string,
  { stay, promoCode: promo }: RefusedStay,
): PartyWaysProps['fit'] {
  return function FitLink({ adults, children, pets }, label, className) {
    const href = paths.cabin(slug, { ...stay, guests: adults + children, pets, promo });
    return (
      <a href={href} className={className}>
        {label}
      </a>
    );
  };
}

export function fitButton(onFit: (party: Party) => void): PartyWaysProps['fit'] {
  return function FitButton(fitting, label, className) {
    return (
      <button type="button" className={className} onClick={() => onFit(fitting)}>
        {label}
      </button>
    );
  };
}

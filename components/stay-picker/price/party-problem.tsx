import Link from 'next/link';
import type { CabinRates } from '@/lib/domain/catalog/cabin';
import { fitParty } from '@/lib/domain/stays/fit-party';
import { checkParty, GUESTS_MAX, type Party, type PartyReason } from '@/lib/domain/stays/party';
import { DEFAULT_CRITERIA, toSearchQuery } from '@/lib/domain/search/search-criteria';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatDateRange, plural } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';

type PartyProblemProps = {
  cabin: CabinRates;
  party: Party;
  stay: Stay | null;
  onFit: (party: Party) => void;
};
type WayOn = { label: string; href: string };

function describeProblem(cabin: CabinRates, party: Party, reason: PartyReason): string {
  switch (reason) {
    case 'no-adults':
      return 'At least one adult has to come along';
    case 'too-many-guests':
      return `Sleeps ${cabin.maxGuests}, and there are ${party.adults + party.children} of you`;
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

/** A search for the same party and dates among the other cabins, if that can help. */
function findWayOn({ cabin, party, stay }: PartyProblemProps, reason: PartyReason): WayOn | null {
  const guests = Math.min(party.adults + party.children, GUESTS_MAX);
  const query = toSearchQuery({ ...DEFAULT_CRITERIA, ...stay, guests });
  const dates = stay ? `, ${formatDateRange(stay)}` : '';
  if (reason === 'too-many-guests') {
    if (guests <= cabin.maxGuests) return null;
    return { label: `See cabins that sleep ${guests}${dates}`, href: paths.cabins(query) };
  }
  if (reason !== 'pets-not-allowed') return null;
  return {
    label: `See pet-friendly cabins${dates}`,
    href: paths.cabins(`${query}&filter=pet-friendly`),
  };
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

const WAY_CLASS = 'mr-5 inline-flex min-h-11 items-center text-left link font-semibold';

/**
 * Says that the cabin doesn't take the party, and offers to continue with fewer guests or look elsewhere. What the
 * guest entered never changes by itself.
 */
export function PartyProblem(props: PartyProblemProps) {
  const { cabin, party, onFit } = props;
  const check = checkParty(cabin, party);
  if (check.ok) return null;
  const wayOn = findWayOn(props, check.reason);
  const fitting = fitParty(cabin, party, check.reason);
  return (
    <div role="alert" className="pt-1 text-sm text-ink-soft">
      <p>{describeProblem(cabin, party, check.reason)}</p>
      {fitting && (
        <button type="button" className={WAY_CLASS} onClick={() => onFit(fitting)}>
          {fitText(fitting, check.reason)}
        </button>
      )}
      {wayOn && (
        <Link href={wayOn.href} prefetch={false} className={WAY_CLASS}>
          {wayOn.label}
        </Link>
      )}
    </div>
  );
}

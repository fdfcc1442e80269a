import Link from 'next/link';
import type { CabinRates } from '@/lib/domain/catalog/cabin';
import { checkParty, GUESTS_MAX, type Party, type PartyReason } from '@/lib/domain/stays/party';
import { DEFAULT_CRITERIA, toSearchQuery } from '@/lib/domain/search/search-criteria';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatDateRange, plural } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';

type PartyProblemProps = { cabin: CabinRates; party: Party; stay: Stay | null };
type WayOn = { label: string; href: string };

function describeProblem(cabin: CabinRates, party: Party, reason: PartyReason): string {
  switch (reason) {
    case 'no-adults':
      return 'At least one adult has to come along';
    case 'too-many-guests':
      return `Sleeps ${cabin.maxGuests}, and you’ve got ${party.adults + party.children}`;
    case 'pets-not-allowed':
      return 'This one’s not set up for pets';
    case 'too-many-pets':
      return `Takes ${cabin.maxPets} ${plural(cabin.maxPets, 'pet', 'pets')}, and you’ve got ${party.pets}`;
  }
}

/** Why the cabin does not take the party, in one line; null where it does. */
export function partyProblem(cabin: CabinRates, party: Party): string | null {
  const check = checkParty(cabin, party);
  return check.ok ? null : describeProblem(cabin, party, check.reason);
}

/** A search for the same party and dates among the other cabins, where one can help. */
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

/** Says that the cabin does not take the party, with a search that helps. */
export function PartyProblem(props: PartyProblemProps) {
  const { cabin, party } = props;
  const check = checkParty(cabin, party);
  if (check.ok) return null;
  const wayOn = findWayOn(props, check.reason);
  return (
    <div
      role="alert"
      className="rounded-control border-l-4 border-ember-600 bg-ember-100 px-4 py-3"
    >
      <p className="font-semibold text-ember-700">{describeProblem(cabin, party, check.reason)}</p>
      <p className="text-sm">Change your group or try another cabin.</p>
      {wayOn && (
        <Link
          href={wayOn.href}
          prefetch={false}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-spruce-800 underline underline-offset-4"
        >
          {wayOn.label}
        </Link>
      )}
    </div>
  );
}

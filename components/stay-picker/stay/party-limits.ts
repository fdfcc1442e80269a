import type { CabinRates } from '@/lib/domain/catalog/cabin';
import { GUESTS_MAX, type Party } from '@/lib/domain/stays/party';
import { formatWholeDollars, plural } from '@/lib/copy/format';

type Limits = Pick<CabinRates, 'maxGuests' | 'maxPets' | 'petFeeCents'>;

/** The maximum of each stepper while the others don't change. A party that is too large can only shrink. */
export function partyLimits(cabin: Limits, party: Party): Record<keyof Party, number> {
  const guests = Math.min(cabin.maxGuests, GUESTS_MAX);
  const pets = cabin.petFeeCents === null ? 0 : cabin.maxPets;
  return { adults: guests - party.children, children: guests - party.adults, pets };
}

export const NO_PETS = 'Pets can’t stay at this cabin.';

/** "Up to 2 pets, $85 per stay" */
export function petHint({ petFeeCents, maxPets }: Limits): string {
  if (petFeeCents === null || maxPets === 0) return NO_PETS;
  const limit = `Up to ${maxPets} ${plural(maxPets, 'pet', 'pets')}`;
  return petFeeCents ? `${limit}, ${formatWholeDollars(petFeeCents)} per stay` : `${limit}, no fee`;
}

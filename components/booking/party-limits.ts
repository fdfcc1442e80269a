import type { CabinRates } from '@/lib/domain/cabin';
import { GUESTS_MAX, GUESTS_MIN, type Party } from '@/lib/domain/party';

type Limits = Pick<CabinRates, 'maxGuests' | 'maxPets' | 'petFeeCents'>;

function most(cabin: Limits) {
  return {
    guests: Math.min(cabin.maxGuests, GUESTS_MAX),
    pets: cabin.petFeeCents === null ? 0 : cabin.maxPets,
  };
}

/** How far each stepper may go while the others stay as they are. */
export function partyLimits(cabin: Limits, party: Party): Record<keyof Party, number> {
  const { guests, pets } = most(cabin);
  return { adults: guests - party.children, children: guests - party.adults, pets };
}

/** The nearest party the cabin takes; children give way before adults. */
export function fitParty(cabin: Limits, party: Party): Party {
  const { guests, pets } = most(cabin);
  const adults = Math.min(Math.max(party.adults, GUESTS_MIN), guests);
  return {
    adults,
    children: Math.min(Math.max(party.children, 0), guests - adults),
    pets: Math.min(Math.max(party.pets, 0), pets),
  };
}

export function isSameParty(a: Party, b: Party): boolean {
  return a.adults === b.adults && a.children === b.children && a.pets === b.pets;
}

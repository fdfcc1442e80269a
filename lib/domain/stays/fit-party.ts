import type { CabinRates } from '../catalog/cabin.ts';
import type { Party, PartyReason } from './party.ts';

/**
 * The party with what the reason names within the cabin's limit; the rest stays as the guest asked. Null where nobody is
 * too many.
 */
export function fitParty(cabin: CabinRates, party: Party, reason: PartyReason): Party | null {
  if (reason === 'no-adults') return null;
  if (reason !== 'too-many-guests') {
    return { ...party, pets: cabin.petFeeCents === null ? 0 : cabin.maxPets };
  }
  const adults = Math.min(party.adults, cabin.maxGuests);
  return { ...party, adults, children: cabin.maxGuests - adults };
}

import { useEffect } from 'react';
import { noteStayTotal, type StayTotal } from '@/lib/browser/stay-total';
import { freeThrough } from '@/lib/domain/bookings/cancellation';
import type { Party, PartyReason } from '@/lib/domain/stays/party';
import type { AvailabilityCabin } from './availability-cabin';
import { rememberPickedStay } from './picked-stay';
import { refuseParty } from './refused-stay';
import type { StayChoice } from './use-stay-selection';

type Remembered = {
  cabin: Pick<AvailabilityCabin, 'id' | 'slug' | 'timezone' | 'freeCancelDays'>;
  wish: string;
  choice: Pick<StayChoice, 'selection' | 'stay' | 'isTouched'>;
  party: Party;
  /** Why the cabin doesn't take the party; null if it does. */
  partyReason: PartyReason | null;
  /** The applied code, if it gives the stay a free night. */
  promoCode: string | null;
  /** The deal included in the total. */
  deal: StayTotal['deal'];
  /** Null while no price is shown. The page then keeps the last one. */
  totalCents: number | null;
  /** The guest changed the party or the code. */
  isChanged: boolean;
  /** False in a dialog. */
  isInPage: boolean;
};

/** Remembers a complete stay with its party, reports it with its total to the page, and forgets it when cleared. */
export function useRememberedStay(remembered: Remembered): void {
  const { cabin, wish, choice, party, partyReason, promoCode, deal, totalCents } = remembered;
  const { isChanged, isInPage } = remembered;
  const { id, slug, timezone, freeCancelDays } = cabin;
  const { stay, isTouched } = choice;
  const isCleared = isTouched && choice.selection.checkIn === null;
  const isPicked = isTouched || isChanged;
  useEffect(() => {
    if (isCleared) noteStayTotal(slug, { stay: null, total: null, refused: null });
    else if (stay) {
      const terms = { timezone, freeCancelDays, checkIn: stay.checkIn, now: new Date() };
      const total = totalCents !== null && {
        total: { stay, party, totalCents, freeThrough: freeThrough(terms), promoCode, deal },
      };
      // A dialog says so itself, and the bar that opened it keeps its button.
      const refused =
        isInPage && partyReason ? refuseParty({ stay, party, promoCode }, partyReason) : null;
      noteStayTotal(slug, { stay, refused, ...total });
    }
  }, [
    slug,
    timezone,
    freeCancelDays,
    isCleared,
    stay,
    party,
    partyReason,
    totalCents,
    promoCode,
    deal,
    isInPage,
  ]);
  useEffect(() => {
    if (isCleared) rememberPickedStay({ id, slug }, wish, null, isInPage);
    else if (isPicked && stay)
      rememberPickedStay({ id, slug }, wish, { stay, party, promoCode }, isInPage);
  }, [id, slug, wish, isCleared, isPicked, stay, party, promoCode, isInPage]);
}

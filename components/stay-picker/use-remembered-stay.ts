import { useEffect } from 'react';
import type { Party } from '@/lib/domain/stays/party';
import type { AvailabilityCabin } from './availability-cabin';
import { rememberPickedStay } from './picked-stay';
import type { StayChoice } from './use-stay-selection';

type Remembered = {
  cabin: Pick<AvailabilityCabin, 'id' | 'slug'>;
  wish: string;
  choice: Pick<StayChoice, 'selection' | 'stay' | 'isTouched'>;
  party: Party;
  isPartyTouched: boolean;
  /** Not in a dialog. */
  isInPage: boolean;
};

/** Keeps a stay once it is whole, with its party, and forgets it when it is cleared. */
export function useRememberedStay(remembered: Remembered): void {
  const { cabin, wish, choice, party, isPartyTouched, isInPage } = remembered;
  const { id, slug } = cabin;
  const { stay, isTouched } = choice;
  const isCleared = isTouched && choice.selection.checkIn === null;
  const isPicked = isTouched || isPartyTouched;
  useEffect(() => {
    if (isCleared) rememberPickedStay({ id, slug }, wish, null, isInPage);
    else if (isPicked && stay) rememberPickedStay({ id, slug }, wish, { stay, party }, isInPage);
  }, [id, slug, wish, isCleared, isPicked, stay, party, isInPage]);
}

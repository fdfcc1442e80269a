import { useEffect } from 'react';
import { notePageStay } from '@/lib/browser/page-stay';
import type { Party } from '@/lib/domain/stays/party';
import type { AvailabilityCabin } from './availability-cabin';
import { rememberPickedStay } from './picked-stay';
import type { StayChoice } from './use-stay-selection';

type Remembered = {
  cabin: Pick<AvailabilityCabin, 'id' | 'slug'>;
  wish: string;
  choice: Pick<StayChoice, 'selection' | 'stay' | 'isTouched'>;
  party: Party;
  /** Where it gives the stay a night. */
  promoCode: string | null;
  /** Party or code were changed. */
  isChanged: boolean;
  /** Not in a dialog. */
  isInPage: boolean;
};

/** Remembers a complete stay with its party, tells it to the page, and forgets it when cleared. */
export function useRememberedStay(remembered: Remembered): void {
  const { cabin, wish, choice, party, promoCode, isChanged, isInPage } = remembered;
  const { id, slug } = cabin;
  const { stay, isTouched } = choice;
  const isCleared = isTouched && choice.selection.checkIn === null;
  const isPicked = isTouched || isChanged;
  useEffect(() => {
    if (isCleared || stay) notePageStay(slug, isCleared ? null : stay);
  }, [slug, isCleared, stay]);
  useEffect(() => {
    if (isCleared) rememberPickedStay({ id, slug }, wish, null, isInPage);
    else if (isPicked && stay)
      rememberPickedStay({ id, slug }, wish, { stay, party, promoCode }, isInPage);
  }, [id, slug, wish, isCleared, isPicked, stay, party, promoCode, isInPage]);
}

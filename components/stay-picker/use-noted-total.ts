import { useEffect } from 'react';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import { noteTotal } from './shown-total';

type Noted = {
  cabinId: string;
  stay: Stay | null;
  party: Party;
  totalCents: number | null;
  /** The guest has taken the dates away. */
  isCleared: boolean;
};

/** Tells the rest of the page what a calendar shows, so that there is one total. */
export function useNotedTotal({ cabinId, stay, party, totalCents, isCleared }: Noted): void {
  useEffect(() => {
    if (isCleared) noteTotal(cabinId, null);
    else if (stay && totalCents !== null) noteTotal(cabinId, { stay, party, totalCents });
  }, [cabinId, stay, party, totalCents, isCleared]);
}

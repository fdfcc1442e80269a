'use client';

import { useRef } from 'react';
import { PromoApplied } from '@/components/stay-picker/price/promo-applied';
import { PromoTickets } from '@/components/stay-picker/price/promo-tickets';
import type { StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';

/** The promotion beside the price: what it offers, and that it is applied. */
export function PickerPromo({ picker }: { picker: Pick<StayPickerState, 'promo'> }) {
  const { applied, isApplied, freeNights, offers, take, remove } = picker.promo;
  const box = useRef<HTMLDivElement>(null);
  // The pressed button goes, and the focus with it.
  const keepFocus = () => box.current?.focus({ preventScroll: true });
  if (!isApplied && !offers?.same && !offers?.longer) return null;
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-none not-last:mb-4">
      {applied && isApplied && (
        <PromoApplied
          code={applied.code}
          freeNights={freeNights}
          onRemove={() => {
            keepFocus();
            remove();
          }}
        />
      )}
      {offers && (
        <PromoTickets
          offers={offers}
          onTake={(offer) => {
            keepFocus();
            take(offer);
          }}
        />
      )}
    </div>
  );
}

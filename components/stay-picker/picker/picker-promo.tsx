'use client';

import { useRef } from 'react';
import { PromoApplied } from '@/components/stay-picker/price/promo-applied';
import { PromoTickets } from '@/components/stay-picker/price/promo-tickets';
import type { StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';

export function PickerPromo({ picker }: { picker: Pick<StayPickerState, 'promo'> }) {
  const { code, isApplied, freeNights, offers, take, remove } = picker.promo;
  const box = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus moves to the box.
  const keepFocus = () => box.current?.focus({ preventScroll: true });
  if (!isApplied && !offers?.same && !offers?.longer) return null;
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-none not-last:mb-4">
      {code && isApplied && (
        <PromoApplied
          code={code}
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

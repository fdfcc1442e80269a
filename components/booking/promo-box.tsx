'use client';

import { useRef } from 'react';
import { PromoTickets } from '@/components/stay-picker/price/promo-tickets';
import { Skeleton } from '@/components/ui/skeleton';
import { PromoField } from './promo-field';
import type { Booking } from './use-booking';

/** Shows the promotion's offers and the field for a code. An offer's place is reserved while it is priced. */
export function PromoBox({ booking }: { booking: Booking }) {
  const box = useRef<HTMLDivElement>(null);
  const { promo, price, visit } = booking;
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
      {promo.offers && (
        <PromoTickets
          offers={promo.offers}
          onTake={(taken) => {
            // The pressed button goes, and the focus with it.
            box.current?.focus({ preventScroll: true });
            booking.takePromo(taken);
          }}
        />
      )}
      {promo.isPending && <Skeleton className="h-[4.75rem]" />}
      <PromoField
        code={visit.promoCode}
        outcome={price.priced?.promo ?? null}
        tooShort={promo.tooShortText}
        problem={price.codeProblem}
        onChange={booking.changePromo}
      />
    </div>
  );
}

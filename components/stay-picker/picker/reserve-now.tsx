'use client';

import { useRouter } from 'next/navigation';
import { useTransition, type ReactNode } from 'react';
import type { StayTotal } from '@/lib/browser/stay-total';
import { paths } from '@/lib/http/paths';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';

type Props = {
  cabin: AvailabilityCabin;
  total: StayTotal;
  className: string;
  children: ReactNode;
};

/** Goes to /booking with a stay whose total is known. The code that stores the stay loads on demand. */
export function ReserveNow({ cabin, total, className, children }: Props) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const { stay, party, promoCode: promo, deal, quoteId: quote } = total;
  const { slug } = cabin;
  const address = paths.booking({ slug, ...stay, ...party, promo, deal: deal?.id, quote });
  return (
    <button
      type="button"
      data-else={address}
      className={className}
      aria-busy={isLeaving || undefined}
      onClick={() =>
        startLeaving(async () => {
          // The URL is enough to book. If storing the stay fails, only what the browser would remember is lost.
          await import('@/components/stay-picker/stay/hand-off-stay')
            .then(({ handOffStay }) => handOffStay(cabin, total))
            .catch(() => undefined);
          startLeaving(() => router.push(address));
        })
      }
    >
      {children}
    </button>
  );
}

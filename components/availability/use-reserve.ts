import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { buildHandOff, saveHandOff } from '@/lib/browser/hand-off';
import type { Party } from '@/lib/domain/party';
import type { Quote } from '@/lib/domain/quote';
import { paths } from '@/lib/paths';
import type { AvailabilityCabin } from './availability-cabin';

/** Hands the chosen stay over to /booking: in the session and, because that may vanish, in the address (design §6.6). */
export function useReserve(cabin: AvailabilityCabin) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();

  function reserve(quote: Quote, party: Party) {
    saveHandOff(buildHandOff({ cabin, quote, party }));
    const { checkIn, checkOut } = quote;
    const address = paths.booking({ slug: cabin.slug, checkIn, checkOut, ...party });
    startLeaving(() => router.push(address));
  }

  return { reserve, isLeaving };
}

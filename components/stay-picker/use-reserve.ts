import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import type { UnlockedDeal } from '@/components/deal/use-revealed-deal';
import { buildHandOff, saveHandOff } from '@/lib/browser/hand-off';
import type { Party } from '@/lib/domain/stays/party';
import type { Quote } from '@/lib/domain/pricing/quote';
import { navigateFromLayer } from '@/lib/browser/layer-history';
import { paths } from '@/lib/paths';
import type { AvailabilityCabin } from './availability-cabin';
import { trackBookingInitiated } from './use-stay-events';

/** Hands the chosen stay over to /booking: in the session and, because that may vanish, in the address (product §10.6). */
export function useReserve(cabin: AvailabilityCabin) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();

  function reserve(quote: Quote, party: Party, deal: UnlockedDeal | null) {
    trackBookingInitiated(cabin, quote, party.adults + party.children);
    saveHandOff(buildHandOff({ cabin, quote, party, deal }));
    const { checkIn, checkOut } = quote;
    const { slug } = cabin;
    const address = paths.booking({ slug, checkIn, checkOut, ...party, deal: deal?.id });
    startLeaving(() => navigateFromLayer(router, address));
  }

  return { reserve, isLeaving };
}

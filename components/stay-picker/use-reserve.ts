import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import type { UnlockedDeal } from '@/components/deal/use-revealed-deal';
import { buildHandOff, saveHandOff } from '@/lib/browser/storage/hand-off';
import type { Party } from '@/lib/domain/stays/party';
import type { Quote } from '@/lib/domain/pricing/quote';
import { navigateFromLayer } from '@/lib/browser/navigation/layer-history';
import { paths } from '@/lib/paths';
import type { AvailabilityCabin } from './availability-cabin';
import { trackBookingInitiated } from './use-stay-events';

type Discounts = { promoCode: string | null; deal: UnlockedDeal | null };

/**
 * Goes to /booking with the chosen stay: in session storage and, because that may vanish, in the address (product
 * §10.6).
 */
export function useReserve(cabin: AvailabilityCabin) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();

  function reserve(quote: Quote, party: Party, { promoCode, deal }: Discounts) {
    trackBookingInitiated(cabin, quote, party.adults + party.children);
    saveHandOff(buildHandOff({ cabin, quote, party, promoCode, deal }));
    const { checkIn, checkOut } = quote;
    const { slug } = cabin;
    const promo = promoCode;
    const address = paths.booking({ slug, checkIn, checkOut, ...party, promo, deal: deal?.id });
    startLeaving(() => navigateFromLayer(router, address));
  }

  return { reserve, isLeaving };
}

import { useState } from 'react';
import type { AvailabilityCabin } from '@/components/stay-picker/availability-cabin';
import { onPageEntry } from '@/lib/browser/navigation/layer-history';
import type { OfferWish } from '@/lib/domain/pricing/offer';
import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import { paths } from '@/lib/paths';

/** Dates, party and promo code, kept in the address so that a reload or a shared link loses nothing. */
export function useChosenStay(cabin: AvailabilityCabin, initial: OfferWish) {
  const [visit, setVisit] = useState(initial);

  function change(next: OfferWish) {
    setVisit(next);
    if (!next.stay) return;
    const { stay, party, promoCode: promo, dealId: deal } = next;
    const address = paths.booking({ slug: cabin.slug, ...stay, ...party, promo, deal });
    onPageEntry(() => window.history.replaceState(null, '', address));
  }

  return {
    visit,
    changeStay: (stay: Stay) => change({ ...visit, stay }),
    changeParty: (party: Party) => change({ ...visit, party }),
    /** Both in one step. */
    changeOffer: (stay: Stay, promoCode: string) => change({ ...visit, stay, promoCode }),
    changePromo: (promoCode: string | null) => change({ ...visit, promoCode }),
  };
}

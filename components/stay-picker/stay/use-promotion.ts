import { useState, useSyncExternalStore } from 'react';
import { track } from '@/lib/browser/analytics/track';
import {
  appliedPromoCode,
  applyPromoCode,
  subscribeToPromoCode,
} from '@/lib/browser/storage/promo-code';
import { checkPromotion, type Promotion } from '@/lib/domain/pricing/promotion';
import type { Stay } from '@/lib/domain/stays/stay';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import type { PromoOffer } from './promo-offers';
import type { StayChoice } from './use-stay-selection';

export const usePromoCode = (): string | null =>
  useSyncExternalStore(subscribeToPromoCode, appliedPromoCode, () => null);

/**
 * The advertised promotion, and whether the guest has applied its code or came with another, which only the server can
 * price.
 */
export function usePromotion(promotion: Promotion | null, choice: StayChoice) {
  const appliedCode = usePromoCode();
  const [unknownCode, setUnknownCode] = useState<string | null>(null);
  const code = appliedCode === unknownCode ? null : appliedCode;
  const [isTouched, setIsTouched] = useState(false);
  const [tornDate, setTornDate] = useState<CalendarDate | null>(null);

  function change(next: string | null) {
    setIsTouched(true);
    applyPromoCode(next);
  }

  const applied = promotion?.code === code ? promotion : null;
  return {
    applied,
    /** The applied code, whether or not it is the advertised one. */
    code,
    /** Only the server can price stays with the applied code. */
    needsServer: code !== null && applied === null,
    /** The server doesn't know this code. It isn't sent again, because unknown codes are rate limited. */
    setUnknownCode,
    isTouched,
    /** The applied code, for a stay that it fits as far as the browser knows. */
    codeFor: (stay: Stay | null) =>
      stay && (!applied || checkPromotion(applied, stay).ok) ? code : null,
    /** The check-out that came with the last ticket. */
    tornDate,
    take(offer: PromoOffer) {
      if (promotion === null) return;
      track('promo_code_entry', { promo_code: promotion.code, source: 'calendar' });
      change(promotion.code);
      if (offer.stay.checkOut === choice.selection.checkOut) return;
      choice.extend(offer.stay);
      setTornDate(offer.stay.checkOut);
    },
    remove: () => change(null),
  };
}

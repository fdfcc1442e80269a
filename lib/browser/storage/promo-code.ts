import { parsePromoCode } from '@/lib/domain/pricing/promotion';
import { readSession, STORAGE_KEYS, subscribeToStorage, writeSession } from './storage';

/** The code applied in a calendar of this tab, else the one in the page's URL. */
export function appliedPromoCode(): string | null {
  const stored = readSession(STORAGE_KEYS.promoCode);
  const named = new URLSearchParams(window.location.search).get('promo');
  return parsePromoCode(stored ?? named ?? '');
}

/** Null removes the code, even one in the URL. */
export const applyPromoCode = (code: string | null): void =>
  writeSession(STORAGE_KEYS.promoCode, code ?? '');

export const subscribeToPromoCode = (listener: () => void): (() => void) =>
  subscribeToStorage(STORAGE_KEYS.promoCode, listener);

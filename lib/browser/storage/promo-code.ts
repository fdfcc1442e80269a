import { parsePromoCode } from '@/lib/domain/pricing/promotion';
import { readSession, STORAGE_KEYS, subscribeToStorage, writeSession } from './storage';

/** The code that the guest applied in a calendar of this tab, else the one that the page's address names. */
export function appliedPromoCode(): string | null {
  const stored = readSession(STORAGE_KEYS.promoCode);
  const named = new URLSearchParams(window.location.search).get('promo');
  return parsePromoCode(stored ?? named ?? '');
}

/** Null takes it away, also one that the address names. */
export const applyPromoCode = (code: string | null): void =>
  writeSession(STORAGE_KEYS.promoCode, code ?? '');

export const subscribeToPromoCode = (listener: () => void): (() => void) =>
  subscribeToStorage(STORAGE_KEYS.promoCode, listener);

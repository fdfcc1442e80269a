import { utcDate } from '@/lib/domain/values/calendar-date';
import type { CabinDeal, DealUnlock } from '@/lib/domain/pricing/deal';
import type { DealJson } from '@/lib/schemas/deal';
import { toCabinSummary } from '@/lib/supabase/cabin-row';
import { ApiError, fetchJson, isJson, postJson } from '@/lib/browser/api/fetch-json';
import { logProblem } from './log';
import { isPreviewed } from '@/lib/browser/analytics/preview';
import { sessionId } from '@/lib/browser/storage/session';
import {
  readLocal,
  STORAGE_KEYS,
  subscribeToStorage,
  writeLocal,
} from '@/lib/browser/storage/storage';

let unlock: DealUnlock | null = null;

/** The stored unlock of any day. Returns the same object until it changes, as useSyncExternalStore requires. */
export function storedUnlock(): DealUnlock | null {
  const id = readLocal(STORAGE_KEYS.unlockedDeal);
  const date = readLocal(STORAGE_KEYS.unlockedDealDate);
  if (id === null || date === null) unlock = null;
  else if (unlock?.id !== id || unlock.date !== date) unlock = { id, date };
  return unlock;
}

/** Keeps the unlock for the rest of the UTC day (product §4.6). */
export function unlockDeal({ id }: { id: string }): void {
  writeLocal(STORAGE_KEYS.unlockedDealDate, utcDate(new Date()));
  writeLocal(STORAGE_KEYS.unlockedDeal, id);
}

/** Also fires when a page is restored from the back/forward cache, because it missed changes made in other tabs. */
export function subscribeToUnlock(listener: () => void): () => void {
  const unsubscribe = [STORAGE_KEYS.unlockedDeal, STORAGE_KEYS.unlockedDealDate].map((key) =>
    subscribeToStorage(key, listener),
  );
  window.addEventListener('pageshow', listener);
  return () => {
    for (const stop of unsubscribe) stop();
    window.removeEventListener('pageshow', listener);
  };
}

function isDeal(value: unknown): value is DealJson {
  if (!isJson(value) || !isJson(value.cabin)) return false;
  const { id, discount_percent: percent, expires_at: expiresAt, cabin } = value;
  return (
    typeof id === 'string' &&
    typeof percent === 'number' &&
    typeof expiresAt === 'string' &&
    Number.isFinite(Date.parse(expiresAt)) &&
    typeof cabin.slug === 'string' &&
    Array.isArray(cabin.tiktok_ids) &&
    isJson(cabin.amenities)
  );
}

export const toCabinDeal = ({ cabin, ...deal }: DealJson): CabinDeal => ({
  id: deal.id,
  cabinId: cabin.id,
  discountPercent: deal.discount_percent,
  startsAt: deal.starts_at,
  expiresAt: deal.expires_at,
  cabin: toCabinSummary(cabin, {
    averageRating: cabin.average_rating,
    reviewCount: cabin.review_count,
    heroImageColor: null,
  }),
});

/** Today's deal with its cabin; null when there is none. */
export async function getDeal(): Promise<CabinDeal | null> {
  const { deal } = await fetchJson('/api/deal', { priority: 'low' });
  if (deal === null) return null;
  if (!isDeal(deal)) throw new ApiError(0);
  return toCabinDeal(deal);
}

/** Tells the server that the deal was revealed. Fire and forget; the request outlives the page. */
export function reportUnlock(dealId: string): void {
  if (isPreviewed()) return;
  const init = postJson({ deal_id: dealId, session_id: sessionId() });
  fetch('/api/deal/unlock', { ...init, keepalive: true }).catch((error: unknown) =>
    logProblem('deal', String(error)),
  );
}

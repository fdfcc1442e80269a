import { ApiError } from '@/lib/browser/api/fetch-json';
import { unlockDeal } from '@/lib/browser/deal';
import { logProblem } from '@/lib/browser/log';
import { saveCabin } from '@/lib/browser/storage/saved-cabins';
import { readSession, STORAGE_KEYS, writeSession } from '@/lib/browser/storage/storage';
import { getTextLink } from '@/lib/browser/api/text-api';
import { parseStoredCriteria, toStoredCriteria } from '@/lib/domain/search/search-criteria';
import type { TextLink } from '@/lib/schemas/text';
import { shop } from '@/lib/shop/shop';

const PARAMETER = 'link';

function restoreCriteria({ check_in: checkIn, check_out: checkOut, guests }: TextLink): void {
  if (!checkIn && guests === null) return;
  const { criteria } = parseStoredCriteria(readSession(STORAGE_KEYS.searchCriteria), shop().areas);
  const restored = {
    ...criteria,
    ...(checkIn && checkOut && { checkIn, checkOut, flexibleDays: null }),
    ...(guests !== null && { guests }),
  };
  writeSession(STORAGE_KEYS.searchCriteria, toStoredCriteria(restored));
}

function restore(link: TextLink): void {
  for (const cabin of link.saved) saveCabin(cabin);
  restoreCriteria(link);
  if (link.deal_id !== null) unlockDeal({ id: link.deal_id });
}

/** Removes the token, so that a shared or reloaded address restores nothing. */
function removeToken(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(null, '', `${url.pathname}${url.search}${url.hash}`);
}

let underWay: string | null = null;

/** Restores what a texted link holds. If the request fails, the token stays for a reload. */
export async function restoreFromUrl(): Promise<void> {
  const token = new URLSearchParams(window.location.search).get(PARAMETER);
  if (token === null || token === underWay) return;
  underWay = token;
  try {
    restore(await getTextLink(token));
  } catch (error) {
    const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (!isGone) return logProblem('text-link', 'What the link holds could not be read');
  } finally {
    underWay = null;
  }
  removeToken();
}

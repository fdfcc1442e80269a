/** Session storage keys, then local storage keys (product §3). */
export const STORAGE_KEYS = {
  searchCriteria: 'searchCriteria',
  searchResults: 'searchResults',
  pickedStay: 'picked-stay',
  promoCode: 'promo-code',
  bookingHandOff: 'bookingHandOff',
  bookingAttempt: 'bookingAttempt',
  trafficSource: 'traffic-source',
  analyticsSessionId: 'analytics-session-id',
  savedCabins: 'cabin-wishlist',
  unlockedDeal: 'unlockedDailyDeal',
  unlockedDealDate: 'unlockedDailyDealDate',
  newsletterDismissed: 'newsletter-dismissed',
  savedPhone: 'saved-phone',
  sessionId: 'session-id',
  ownerApplication: 'owner-application',
  plan: 'trip-plan',
  ownItineraries: 'own-itineraries',
  voter: 'itinerary-voter',
} as const;

type Area = 'sessionStorage' | 'localStorage';

// Private modes and in-app browsers may refuse storage; values then live as long as the page.
const memory = new Map<string, string | null>();
const listeners = new Map<string, Set<() => void>>();

function read(area: Area, key: string): string | null {
  const inMemory = memory.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function change(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}

export const readSession = (key: string): string | null => read('sessionStorage', key);
export const writeSession = (key: string, value: string): void =>
  change('sessionStorage', key, value);
export const removeSession = (key: string): void => change('sessionStorage', key, null);

/** Local storage lasts across visits and is shared by all tabs. */
export const readLocal = (key: string): string | null => read('localStorage', key);
export const writeLocal = (key: string, value: string): void => change('localStorage', key, value);
export const removeLocal = (key: string): void => change('localStorage', key, null);

/** Calls the listener after each change of the key, in this document or another. */
export function subscribeToStorage(key: string, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set<() => void>();
  listeners.set(key, own.add(listener));
  function onStorage(event: StorageEvent) {
    if (event.key === null || event.key === key) listener();
  }
  window.addEventListener('storage', onStorage);
  return () => {
    own.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

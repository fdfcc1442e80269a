import { logProblem } from '@/lib/browser/log';
import { readLocal, STORAGE_KEYS, writeLocal } from '@/lib/browser/storage/storage';

const MAX_OWN = 20;
const ID = /^[\da-f]{32}$/;
const EDIT_TOKEN = /^[\da-f]{64}$/;

type Own = Record<string, string>;

/** The ids and edit tokens of this browser's itineraries, newest last. */
export function listOwnItineraries(): Own {
  const json = readLocal(STORAGE_KEYS.ownItineraries);
  if (json === null || json === '') return {};
  try {
    const stored: unknown = JSON.parse(json);
    if (typeof stored !== 'object' || stored === null) throw new TypeError('not an object');
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([id, token]) => ID.test(id) && typeof token === 'string' && EDIT_TOKEN.test(token),
      ),
    );
  } catch {
    logProblem('itinerary', 'The stored keys of shared plans are broken');
    return {};
  }
}

const store = (entries: [string, string][]) =>
  writeLocal(
    STORAGE_KEYS.ownItineraries,
    JSON.stringify(Object.fromEntries(entries.slice(-MAX_OWN))),
  );

const others = (id: string) => Object.entries(listOwnItineraries()).filter(([own]) => own !== id);

export function rememberOwnItinerary(id: string, editToken: string): void {
  if (ID.test(id) && EDIT_TOKEN.test(editToken)) store([...others(id), [id, editToken]]);
}

export const forgetOwnItinerary = (id: string): void => store(others(id));

export const editTokenOf = (id: string): string | null => listOwnItineraries()[id] ?? null;

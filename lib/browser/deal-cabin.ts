/**
 * The slug of the deal's cabin, so that other parts of the page leave it out; null until the deal has loaded, empty
 * where there is none or it could not be fetched.
 */
type DealCabin = string | null;

let shown: DealCabin = null;
const listeners = new Set<() => void>();

export const dealCabin = (): DealCabin => shown;

export function noteDealCabin(cabin: DealCabin): void {
  shown = cabin;
  for (const listener of listeners) listener();
}

export function subscribeToDealCabin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The slug of the deal's cabin, so that other parts of the page leave it out; null until the deal has loaded. */
let shown: string | null = null;
const listeners = new Set<() => void>();

export const dealCabin = (): string | null => shown;

export function noteDealCabin(slug: string | null): void {
  shown = slug;
  for (const listener of listeners) listener();
}

export function subscribeToDealCabin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

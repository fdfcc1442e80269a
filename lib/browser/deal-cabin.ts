/** The slug of the cabin whose deal a page shows, for whoever else would show it; null until the deal has come. */
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

import type { Stay } from '@/lib/domain/stays/stay';

/** The stay that a calendar of a cabin shows now, for the parts of the page outside of it. */
let shown: { slug: string; stay: Stay } | null = null;
const listeners = new Set<() => void>();

function show(next: typeof shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const notePageStay = (slug: string, stay: Stay | null): void => show(stay && { slug, stay });

/** The guest has left the cabin's page. */
export const forgetPageStay = (): void => show(null);

/** Null where the cabin's calendar shows none, or has not been opened. */
export const pageStay = (slug: string): Stay | null => (shown?.slug === slug ? shown.stay : null);

export function subscribeToPageStay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Retry = () => void;

let retry: Retry | null = null;
const listeners = new Set<() => void>();

function set(next: Retry | null) {
  retry = next;
  for (const listener of listeners) listener();
}

/** Asks for the code of the second factor, and does what was refused again once it fits. */
export const askSecondFactor = (again: Retry) => set(again);

export const closeSecondFactor = () => set(null);

export const readSecondFactor = (): Retry | null => retry;

export function watchSecondFactor(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

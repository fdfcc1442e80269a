let isSignedOut = false;
const listeners = new Set<() => void>();

/** Whether something was refused because the session is over. */
export function setSignedOut(next: boolean) {
  isSignedOut = next;
  for (const listener of listeners) listener();
}

export const readSignedOut = (): boolean => isSignedOut;

export function watchSignedOut(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

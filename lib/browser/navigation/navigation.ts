type Listener = (isPending: boolean) => void;

const GIVE_UP_AFTER_MS = 10_000;
const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(isPending: boolean): void {
  for (const listener of listeners) listener(isPending);
}

/** Called by the router when a client navigation starts; a change of the fragment alone doesn't count. */
export function startNavigation(url: string): void {
  const target = new URL(url, window.location.href);
  const { pathname, search } = window.location;
  if (target.pathname === pathname && target.search === search) return;
  clearTimeout(timer);
  // A navigation that ends where it started (a redirect back, a refusal) never reports its end.
  timer = setTimeout(endNavigation, GIVE_UP_AFTER_MS);
  tell(true);
}

export function endNavigation(): void {
  clearTimeout(timer);
  tell(false);
}

export function subscribeToNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

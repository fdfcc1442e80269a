import type { ReactElement } from 'react';
import { toast } from '@/components/ui/toast-store';
import { logProblem } from '@/lib/browser/log';

/** Fetches the code of a dialog and draws it, open; `close` takes it away again. */
type OverlayLoader = (close: () => void) => Promise<ReactElement>;

let current: ReactElement | null = null;
let lastOpened = 0;
const listeners = new Set<() => void>();

function change(overlay: ReactElement | null): void {
  current = overlay;
  for (const listener of listeners) listener();
}

export const currentOverlay = () => current;

export function subscribeToOverlay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a dialog that any part of a page may want, one at a time. It outlives the part that asked for it: a card
 * may leave the page while the dialog it opened is still in use.
 */
export async function openOverlay(load: OverlayLoader): Promise<void> {
  const opened = (lastOpened += 1);
  const isLast = () => opened === lastOpened;
  try {
    const overlay = await load(() => {
      if (isLast()) change(null);
    });
    if (isLast()) change(overlay);
  } catch (error) {
    logProblem('overlay', String(error));
    toast({ title: 'That did not open', description: 'Please try again.', tone: 'destructive' });
  }
}

import type { ReactElement } from 'react';
import { toast } from '@/components/ui/toast-store';
import { logProblem } from '@/lib/browser/log';
import { createStore } from '@/lib/browser/store';

/** Loads a dialog's code and renders it, open; `close` removes it. */
type OverlayLoader = (close: () => void) => Promise<ReactElement>;

let lastOpened = 0;
const store = createStore<ReactElement | null>(null);
export const { get: currentOverlay, subscribe: subscribeToOverlay } = store;

/** Also keeps a dialog from opening whose code is still loading. */
export function closeOverlay(): void {
  lastOpened += 1;
  store.set(null);
}

/**
 * Shows one dialog at a time, independent of the component that opened it: a card may unmount while its dialog is in
 * use.
 */
export async function openOverlay(load: OverlayLoader): Promise<void> {
  const opened = (lastOpened += 1);
  const isLast = () => opened === lastOpened;
  try {
    const overlay = await load(() => {
      if (isLast()) store.set(null);
    });
    if (isLast()) store.set(overlay);
  } catch (error) {
    logProblem('overlay', String(error));
    toast({ title: 'That didn’t open', description: 'Please try again.', tone: 'destructive' });
  }
}

import type { ReactElement } from 'react';
import { toast } from '@/components/ui/toast-store';
import { logProblem } from '@/lib/browser/log';

/** Loads a dialog's code and renders it, open; `close` removes it. */
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
 * Shows one dialog at a time, independent of the component that opened it: a card may unmount while its dialog is in
 * use.
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

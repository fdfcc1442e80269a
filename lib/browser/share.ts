import { logProblem } from './log';

export const canShare = () =>
  typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** By the device's own sheet; `otherwise` without one or when it fails, but not when the guest closes it. */
export async function share(shared: ShareData, otherwise: () => Promise<void>): Promise<void> {
  if (!canShare()) return otherwise();
  try {
    await navigator.share(shared);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    logProblem('share', 'Sharing failed');
    await otherwise();
  }
}

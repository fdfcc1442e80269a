import { logProblem } from './log';

export const canShare = () =>
  typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** Fetches a file of the site for sharing; null when it fails. */
export async function readShareFile(url: string, name: string): Promise<File | null> {
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    const file = await response.blob();
    return new File([file], name, { type: file.type });
  } catch {
    return null;
  }
}

/**
 * Shares with the device's share sheet, with the file where it accepts one. Calls `otherwise` when there is no sheet or
 * it fails, but not when the guest dismisses it.
 */
export async function share(
  shared: ShareData,
  otherwise: () => Promise<void>,
  file: File | null = null,
): Promise<void> {
  if (!canShare()) return otherwise();
  const files = file && [file];
  const takesFiles = files !== null && navigator.canShare?.({ files }) === true;
  try {
    await navigator.share(takesFiles ? { ...shared, files } : shared);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    logProblem('share', 'Sharing failed');
    await otherwise();
  }
}

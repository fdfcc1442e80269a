import { logProblem } from './log';

export const canShare = () =>
  typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** A file of the site to share; null where it does not come. */
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
 * By the device's own sheet, with the file where the sheet takes one; `otherwise` without one or when it fails, but not
 * when the guest closes it.
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

const PROBE = 'storage-probe';

/** Whether local storage works. */
export function acceptsLocal(): boolean {
  try {
    window.localStorage.setItem(PROBE, '1');
    window.localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

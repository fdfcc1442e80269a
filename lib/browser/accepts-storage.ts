const PROBE = 'storage-probe';

/** Whether this browser keeps anything at all between visits. */
export function acceptsLocal(): boolean {
  try {
    window.localStorage.setItem(PROBE, '1');
    window.localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Calls back once, when a visitor first moves, touches, types or scrolls; the returned function takes that back. */
export function onFirstSign(callback: () => void): () => void {
  const signs = new AbortController();
  const react = () => {
    signs.abort();
    callback();
  };
  for (const sign of SIGNS) addEventListener(sign, react, { passive: true, signal: signs.signal });
  return () => signs.abort();
}

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Calls back once, at the first interaction (pointer, touch, key, scroll); the returned function cancels. */
export function onFirstSign(callback: () => void): () => void {
  const signs = new AbortController();
  const react = () => {
    signs.abort();
    callback();
  };
  for (const sign of SIGNS) addEventListener(sign, react, { passive: true, signal: signs.signal });
  return () => signs.abort();
}

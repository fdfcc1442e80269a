'use client';

import { useEffect } from 'react';
import { lazyDialogs } from '@/components/stay-picker/picker/lazy-dialogs';
import { preloadSearchDialog } from '@/components/search/search-launcher';
import { isSlowConnection } from '@/lib/browser/loading/connection';
import { onIdle } from '@/lib/browser/loading/on-idle';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Calls back once, at the first interaction (pointer, touch, key, scroll); the returned function cancels. */
function onFirstInteraction(callback: () => void): () => void {
  const signs = new AbortController();
  const react = () => {
    signs.abort();
    callback();
  };
  for (const sign of SIGNS) addEventListener(sign, react, { passive: true, signal: signs.signal });
  return () => signs.abort();
}

function preloadDialogs(): void {
  preloadSearchDialog();
  if (document.querySelector('[data-cabin]')) lazyDialogs.card.preload();
}

/** Preloads the code of likely dialogs at the first interaction; an untouched page loads nothing. */
export function DialogPreloader() {
  useEffect(() => {
    if (isSlowConnection()) return;
    let takeBack = onFirstInteraction(() => {
      takeBack = onIdle(preloadDialogs);
    });
    return () => takeBack();
  }, []);
  return null;
}

'use client';

import { useEffect } from 'react';
import { dialogCode } from '@/components/stay-picker/dialog-code';
import { preloadSearchDialog } from '@/components/search/search-launcher';
import { isDataPrecious } from '@/lib/browser/connection';
import { onFirstSign } from '@/lib/browser/first-sign';
import { whenIdle } from '@/lib/browser/when-idle';

function preloadDialogs(): void {
  preloadSearchDialog();
  if (document.querySelector('[data-cabin]')) dialogCode.card.preload();
}

/** Fetches what a visitor is likely to open next, once there is one: a page left alone stays quiet. */
export function DialogPreloader() {
  useEffect(() => {
    if (isDataPrecious()) return;
    let takeBack = onFirstSign(() => {
      takeBack = whenIdle(preloadDialogs);
    });
    return () => takeBack();
  }, []);
  return null;
}

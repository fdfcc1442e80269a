'use client';

import { useEffect } from 'react';
import { dialogCode } from '@/components/availability/dialog-code';
import { preloadSearchDialog } from '@/components/search/search-launcher';
import { isDataPrecious } from '@/lib/browser/connection';
import { whenIdle } from '@/lib/browser/when-idle';

function preloadDialogs(): void {
  preloadSearchDialog();
  if (document.querySelector('[data-cabin]')) dialogCode.card.preload();
}

/** Fetches what a visitor is likely to open next, once the page has loaded and nothing else is to be done. */
export function DialogPreloader() {
  useEffect(() => (isDataPrecious() ? undefined : whenIdle(preloadDialogs)), []);
  return null;
}

'use client';

import { useEffect } from 'react';
import { dialogCode } from '@/components/availability/dialog-code';
import { preloadSearchDialog } from '@/components/search/search-launcher';
import { whenIdle } from '@/lib/browser/when-idle';

type Connection = { saveData?: boolean; effectiveType?: string };

function isDataPrecious(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function preloadDialogs(): void {
  preloadSearchDialog();
  if (document.querySelector('[data-cabin]')) dialogCode.card.preload();
}

/** Fetches what a visitor is likely to open next, once the page has loaded and nothing else is to be done. */
export function DialogPreloader() {
  useEffect(() => (isDataPrecious() ? undefined : whenIdle(preloadDialogs)), []);
  return null;
}

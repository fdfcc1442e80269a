import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { NewsletterPopup } from '@/components/newsletter/newsletter-popup';
import { LinkRestorer } from '@/components/saved/link-restorer';
import { Tracking } from '@/components/analytics/tracking';
import { leaveStrayEntry } from '@/lib/browser/navigation/layer-history';
import { keepOfflinePage } from '@/lib/browser/offline-page';
import { DialogPreloader } from './dialog-preloader';

/** Nothing of it is for the host's console. */
export function Background() {
  return /^\/host(?:\/|$)/.test(usePathname()) ? null : <ShopBackground />;
}

function ShopBackground() {
  useEffect(leaveStrayEntry, []);
  useEffect(keepOfflinePage, []);
  return (
    <>
      <Tracking />
      <LinkRestorer />
      <NewsletterPopup />
      <DialogPreloader />
    </>
  );
}

import { useEffect } from 'react';
import { NewsletterPopup } from '@/components/newsletter/newsletter-popup';
import { LinkRestorer } from '@/components/saved/link-restorer';
import { Tracking } from '@/components/analytics/tracking';
import { leaveStrayEntry } from '@/lib/browser/navigation/layer-history';
import { keepOfflinePage } from '@/lib/browser/offline-page';
import { DialogPreloader } from './dialog-preloader';

export function Background() {
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

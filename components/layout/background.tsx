import { NewsletterPopup } from '@/components/newsletter/newsletter-popup';
import { LinkRestorer } from '@/components/saved/link-restorer';
import { Tracking } from '@/components/analytics/tracking';
import { DialogPreloader } from './dialog-preloader';
import { StrayEntry } from './stray-entry';

export function Background() {
  return (
    <>
      <Tracking />
      <LinkRestorer />
      <NewsletterPopup />
      <DialogPreloader />
      <StrayEntry />
    </>
  );
}

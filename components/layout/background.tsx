import { NewsletterPopup } from '@/components/newsletter/newsletter-popup';
import { LinkRestorer } from '@/components/favorites/link-restorer';
import { Tracking } from '@/components/tracking/tracking';
import { DialogPreloader } from './dialog-preloader';

export function Background() {
  return (
    <>
      <Tracking />
      <LinkRestorer />
      <NewsletterPopup />
      <DialogPreloader />
    </>
  );
}

import { receiveTracked } from '@/lib/browser/analytics/track';
import { startTracker } from '@/lib/browser/analytics/tracker';
import { onIdle } from '@/lib/browser/loading/on-idle';
import { watchCardInput, watchCardViews } from './card-analytics';
import { refusesTags, startGoogleTag } from './google-tag';
import { clickCabin, leavePage, visitPage } from './page-visits';

function startTag() {
  const { googleTag: id } = document.body.dataset;
  return id && !refusesTags() ? startGoogleTag(id) : undefined;
}

export function startTracking() {
  const tag = startTag();
  const tracker = startTracker({ onEvent: tag?.tell });
  const cards = watchCardViews();
  let cancelLook: (() => void) | null = null;

  function look() {
    cancelLook = null;
    cards.look();
    clickCabin(tracker);
  }
  function planLook() {
    cancelLook ??= onIdle(look);
  }
  function enter(pathname: string) {
    tag?.enter();
    if (visitPage(tracker, pathname)) cards.begin();
    planLook();
  }
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    leavePage();
    enter(window.location.pathname);
  }

  const ends = [receiveTracked(tracker.record), watchCardInput(), cards.stop, tracker.stop];
  // Cards and pages are added later: the deal, a navigation, more results.
  const changes = new MutationObserver(planLook);
  changes.observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  });
  window.addEventListener('pageshow', onPageShow);

  return {
    enter,
    stop() {
      window.removeEventListener('pageshow', onPageShow);
      changes.disconnect();
      cancelLook?.();
      for (const end of ends) end();
      tag?.stop();
    },
  };
}

import { sessionId } from '@/lib/browser/storage/session';
import { track } from '@/lib/browser/analytics/track';
import type { Tracker } from '@/lib/browser/analytics/tracker';
import { toTrackedPath, toTrackedReferrer } from '@/lib/domain/analytics/tracking-privacy';

const CABIN_PAGE = '[data-property]';

type Visit = {
  pathname: string;
  path: string;
  referrer: string | null;
  countedCabin: string | null;
};

// Module state: effects run twice in development.
let current: Visit | null = null;

/** Counts a visit when the path changes (product §7.3); returns whether it did. */
export function visitPage(tracker: Tracker, pathname: string): boolean {
  if (current?.pathname === pathname) return false;
  const path = toTrackedPath(pathname) ?? '/';
  const referrer = current ? current.path : toTrackedReferrer(document.referrer);
  current = { pathname, path, referrer, countedCabin: null };
  tracker.send({
    url: '/api/track/visit',
    body: { url_path: path, referrer, session_id: sessionId() },
  });
  track('page_view');
  return true;
}

/** The next visit counts even on the same path: the page was restored from the back/forward cache. */
export function leavePage(): void {
  current = null;
}

/** Counts the opening of a cabin's page; the database counts it once a day. */
export function clickCabin(tracker: Tracker): void {
  const cabinId = document.querySelector<HTMLElement>(CABIN_PAGE)?.dataset.property;
  if (!current || !cabinId || current.countedCabin === cabinId) return;
  current.countedCabin = cabinId;
  tracker.send({
    url: '/api/track/click',
    body: { property_id: cabinId, session_id: sessionId(), referrer_page: current.referrer },
  });
}

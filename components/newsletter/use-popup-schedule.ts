import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { atOrBelow } from '@/lib/http/routes';

const DELAY_MS = 6000;
const QUIET_PATHS = atOrBelow(({ popup }) => !popup);
const DIALOGS = '[role="dialog"], dialog[open], [data-mobile-menu="open"]';

/** This code loads when the page is idle, but the delay counts from the load event. */
function msUntilDue(): number {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const loadedAt = (navigation as PerformanceNavigationTiming | undefined)?.loadEventStart;
  return loadedAt ? Math.max(0, loadedAt + DELAY_MS - performance.now()) : DELAY_MS;
}

/** Whether the delay is over, or will be in `earlyMs`. */
export function useIsDue(earlyMs = 0): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), Math.max(0, msUntilDue() - earlyMs));
    return () => clearTimeout(timer);
  }, [earlyMs]);
  return isDue;
}

const hasNoDialog = () => document.querySelector(DIALOGS) === null;
const ignoreDialogs = () => () => undefined;
const isUnasked = () => false;

function watchDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['role', 'open', 'data-mobile-menu'],
  });
  return () => observer.disconnect();
}

/**
 * Whether the pop-up may show: from 6 s after load, not on quiet routes, and not before a moment without an open
 * dialog. A dialog opened later covers it.
 */
export function usePopupSchedule(): boolean {
  const isPlace = !QUIET_PATHS.test(usePathname());
  const isDue = useIsDue() && isPlace;
  const [hadFreeMoment, setHadFreeMoment] = useState(false);
  const isLooking = isDue && !hadFreeMoment;
  // Looking for dialogs queries the whole page, and this runs on every navigation.
  const isFree = useSyncExternalStore(
    isLooking ? watchDialogs : ignoreDialogs,
    isLooking ? hasNoDialog : isUnasked,
    () => false,
  );
  if (isLooking && isFree) setHadFreeMoment(true);
  return isDue && hadFreeMoment;
}

import { toggleGoogleTag } from '@/lib/browser/analytics/ga-opt-out';

const isPaymentPage = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';

/**
 * Opens the payment page in this tab, because in-app browsers open no others. The history entry left behind names the
 * booking on hold, so that Back finds it instead of taken dates.
 */
export function redirectToPayment(address: string, token: string): void {
  const url = new URL(address, window.location.href);
  if (!isPaymentPage(url)) throw new Error('No address of a payment page');
  const here = new URL(window.location.href);
  here.searchParams.set('held', token);
  toggleGoogleTag(false);
  window.history.replaceState(null, '', `${here.pathname}${here.search}`);
  window.location.assign(url);
}

/** Calls back when the page is restored from the back/forward cache. */
export function onReturn(callBack: () => void): () => void {
  const look = (event: PageTransitionEvent) => {
    if (event.persisted) callBack();
  };
  window.addEventListener('pageshow', look);
  return () => window.removeEventListener('pageshow', look);
}

import { switchGoogleTag } from './google-tag-switch';

const isPaymentPage = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';

/**
 * To the payment page, in this very tab: in-app browsers open no others. The address left behind names the held
 * booking, so that going back finds it instead of dates that look taken.
 */
export function leaveForPayment(address: string, token: string): void {
  const url = new URL(address, window.location.href);
  if (!isPaymentPage(url)) throw new Error('No address of a payment page');
  const here = new URL(window.location.href);
  here.searchParams.set('held', token);
  switchGoogleTag(false);
  window.history.replaceState(null, '', `${here.pathname}${here.search}`);
  window.location.assign(url);
}

/** Calls back when the browser shows the page again out of its memory. */
export function onReturn(callBack: () => void): () => void {
  const look = (event: PageTransitionEvent) => {
    if (event.persisted) callBack();
  };
  window.addEventListener('pageshow', look);
  return () => window.removeEventListener('pageshow', look);
}

/** @jest-environment jsdom */
import { redirectToPayment, onReturn } from '@/lib/browser/navigation/redirect-to-payment';

test.each(['javascript:alert(1)', 'data:text/html,x'])('%s is no payment page', (url) => {
  window.history.replaceState(null, '', '/booking?cabin=a');
  expect(() => redirectToPayment(url, 'token')).toThrow();
  expect(window.location.search).toBe('?cabin=a');
});

test('only a page out of the browser’s memory counts as a return', () => {
  const callBack = jest.fn();
  const stop = onReturn(callBack);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(callBack).not.toHaveBeenCalled();
  show(true);
  expect(callBack).toHaveBeenCalledTimes(1);
  stop();
  show(true);
  expect(callBack).toHaveBeenCalledTimes(1);
});

import { receiveTracked, track, type TrackedEvent } from '@/lib/browser/analytics/track';

const names = (events: readonly TrackedEvent[]) => events.map(({ name }) => name);

test('events wait for the code that sends them, then go to it directly', () => {
  track('page_view');
  track('promo_code_copy', { location: 'homepage_banner' });
  const received: TrackedEvent[] = [];
  const stop = receiveTracked((event) => received.push(event));
  track('card_view');
  expect(names(received)).toEqual(['page_view', 'promo_code_copy', 'card_view']);
  expect(received[1]).toMatchObject({ parameters: { location: 'homepage_banner' } });
  stop();
  track('card_hover');
  expect(received).toHaveLength(3);
  receiveTracked((event) => received.push(event))();
  expect(names(received)).toContain('card_hover');
});

test('the queue keeps the first hundred', () => {
  for (let n = 0; n < 150; n++) track('custom_step', { n });
  const received: TrackedEvent[] = [];
  receiveTracked((event) => received.push(event))();
  expect(received.map(({ parameters }) => parameters.n)).toEqual(
    Array.from({ length: 100 }, (_, n) => n),
  );
});

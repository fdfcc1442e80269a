/** @jest-environment jsdom */
import {
  endNavigation,
  startNavigation,
  subscribeToNavigation,
} from '@/lib/browser/navigation/navigation';

function listen() {
  const heard: boolean[] = [];
  const unsubscribe = subscribeToNavigation((isPending) => heard.push(isPending));
  return { heard, unsubscribe };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/cabins?guests=2');
});

afterEach(() => {
  endNavigation();
  jest.useRealTimers();
});

test.each([
  ['another page', '/blog', true],
  ['another query', '/cabins?guests=4', true],
  ['an absolute address', 'http://localhost/about', true],
  ['a fragment of this page', '/cabins?guests=2#top', false],
  ['this very page', '/cabins?guests=2', false],
])('%s starts a navigation: %#', (_, url, starts) => {
  const { heard, unsubscribe } = listen();
  startNavigation(url);
  expect(heard).toEqual(starts ? [true] : []);
  unsubscribe();
});

test('it ends when told, and only once', () => {
  const { heard, unsubscribe } = listen();
  startNavigation('/blog');
  endNavigation();
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual([true, false]);
  unsubscribe();
});

test('a navigation that never reports its end is given up', () => {
  const { heard, unsubscribe } = listen();
  startNavigation('/search');
  jest.advanceTimersByTime(10_000);
  expect(heard).toEqual([true, false]);
  unsubscribe();
});

/** @jest-environment jsdom */
import { EARLY_TAPS, HYDRATED } from '@/lib/page/early-taps';

const LOAD_TIMEOUT_MS = 10_000;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <button type="button" id="menu" data-else="#site-footer"><i></i></button>
    <form action="/send"><button id="send"></button></form>
    <a href="/about" id="about">About</a>
    <a href="#photo" data-photo="0" id="photo"></a>
    <button type="button" id="map"></button>
    <noscript>&lt;a href="/plain"&gt;Plain&lt;/a&gt;</noscript>`;
  const script = document.createElement('script');
  script.text = EARLY_TAPS;
  document.body.append(script);
});

afterEach(() => {
  hydrate();
  window.location.hash = '';
});

function find(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}
const isBusy = (id: string) => find(id).getAttribute('aria-busy') === 'true';
const hydrate = () => dispatchEvent(new Event(HYDRATED));

/** Counts the clicks that reach a control's own handler. */
function answersOf(id: string): jest.Mock {
  const answer = jest.fn((event: Event) => event.preventDefault());
  find(id).addEventListener('click', answer);
  return answer;
}

test.each(['menu', 'photo'])('a click on %s is held, shown, and made once later', (id) => {
  const answer = answersOf(id);
  find(id).click();
  find(id).click();
  expect(answer).not.toHaveBeenCalled();
  expect(isBusy(id)).toBe(true);
  hydrate();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(isBusy(id)).toBe(false);
  find(id).click();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('what is clicked inside a control is a click on it', () => {
  const answer = answersOf('menu');
  find('menu')
    .querySelector('i')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  hydrate();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('of two controls the last one counts', () => {
  const [menu, map] = [answersOf('menu'), answersOf('map')];
  find('menu').click();
  find('map').click();
  expect([isBusy('menu'), isBusy('map')]).toEqual([false, true]);
  hydrate();
  expect([menu.mock.calls.length, map.mock.calls.length]).toEqual([0, 1]);
});

test.each(['about', 'send'])('what leads on by itself is left to the browser: %s', (id) => {
  const answer = answersOf(id);
  find(id).click();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(isBusy(id)).toBe(false);
  hydrate();
  expect(answer).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'a failed script',
    () => find('menu').parentElement?.querySelector('script')?.dispatchEvent(new Event('error')),
  ],
  ['ten seconds', () => jest.advanceTimersByTime(LOAD_TIMEOUT_MS)],
])('after %s the page is the one without scripts, and the tap leads on', (_why, happen) => {
  find('menu').click();
  jest.advanceTimersByTime(LOAD_TIMEOUT_MS - 1);
  expect(window.location.hash).toBe('');
  happen();
  expect(window.location.hash).toBe('#site-footer');
  expect(isBusy('menu')).toBe(false);
  expect(document.querySelector('noscript')).toBeNull();
});

test('a picture that does not load is no failure of the scripts', () => {
  const picture = document.createElement('img');
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  expect(document.querySelector('noscript')).not.toBeNull();
});

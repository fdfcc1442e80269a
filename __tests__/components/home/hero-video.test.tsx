import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hero } from '@/components/home/hero';
import { HeroVideo } from '@/components/home/hero-video';
import { Leaves } from '@/components/home/leaves';

type Observed = { callback: IntersectionObserverCallback; options?: IntersectionObserverInit };

const media = { motion: true, phone: false };
const play = jest.fn<Promise<void>, []>();
const pause = jest.fn<void, []>();
let observed: Observed[] = [];
let readyState: DocumentReadyState = 'complete';
let isHidden = false;

class FakeObserver {
  readonly entry: Observed;
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.entry = { callback, options };
    observed.push(this.entry);
  }
  observe() {}
  disconnect() {
    observed = observed.filter((entry) => entry !== this.entry);
  }
}

beforeEach(() => {
  Object.assign(media, { motion: true, phone: false });
  observed = [];
  readyState = 'complete';
  isHidden = false;
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('no-preference') ? media.motion : media.phone,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

function renderVideo() {
  const { container } = render(
    <HeroVideo>
      <Leaves />
    </HeroVideo>,
  );
  return {
    film: () => container.querySelector('video'),
    stage: () => container.firstElementChild?.getAttribute('data-motion') ?? null,
  };
}

function showShare(intersectionRatio: number) {
  const entry = { intersectionRatio, isIntersecting: intersectionRatio > 0 };
  act(() => {
    for (const { callback } of observed) {
      callback([entry as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  });
}

/** Renders the film, brings it on screen and lets its data arrive. */
async function startFilm() {
  const page = renderVideo();
  showShare(1);
  const film = page.film();
  if (!film) throw new Error('There is no film');
  await act(async () => void fireEvent.loadedData(film));
  return { ...page, player: film };
}

const control = (name: 'Pause' | 'Play') =>
  screen.getByRole('button', { name: `${name} background motion` });

test('it loads when a tenth of the hero is on screen, and plays once data is there', async () => {
  const { film } = renderVideo();
  expect(observed[0]?.options?.threshold).toBe(0.1);
  expect(film()).toBeNull();
  showShare(0.09);
  expect(film()).toBeNull();
  showShare(0.1);
  const player = film();
  expect(player).toMatchObject({ muted: true, loop: true, playsInline: true });
  expect(play).not.toHaveBeenCalled();
  if (!player) return;
  await act(async () => void fireEvent.loadedData(player));
  expect(play).toHaveBeenCalledTimes(1);
  expect(player).not.toHaveAttribute('data-shown');
  fireEvent.playing(player);
  expect(player).toHaveAttribute('data-shown');
});

test('it waits until the page has loaded', () => {
  readyState = 'interactive';
  const { film, stage } = renderVideo();
  expect(observed).toHaveLength(0);
  expect(stage()).toBeNull();
  readyState = 'complete';
  act(() => void fireEvent(window, new Event('load')));
  showShare(1);
  expect(film()).not.toBeNull();
});

test.each([
  [false, 'hero'],
  [true, 'hero-mobile'],
])('on a phone: %s, the film is %s', (phone, name) => {
  media.phone = phone;
  const { film } = renderVideo();
  showShare(1);
  const sources = [...(film()?.querySelectorAll('source') ?? [])].map(({ src }) => src);
  expect(sources).toEqual([
    `http://localhost/video/${name}.webm`,
    `http://localhost/video/${name}.mp4`,
  ]);
});

test.each([
  ['no source loads', (film: HTMLVideoElement) => film.querySelector('source:last-child')],
  ['the film breaks off', (film: HTMLVideoElement) => film],
])('when %s, the picture stays and the problem is logged', async (_, broken) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { film, player } = await startFilm();
  const target = broken(player);
  if (target) fireEvent.error(target);
  expect(film()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('when autoplay is refused, that is logged, and the visitor can start the film', async () => {
  const user = userEvent.setup();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  const { film } = await startFilm();
  expect(film()).not.toBeNull();
  expect(film()).not.toHaveAttribute('data-shown');
  expect(warn).toHaveBeenCalledTimes(1);
  await user.click(control('Pause'));
  await user.click(control('Play'));
  expect(play).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a start overtaken by a pause is no failure', async () => {
  play.mockRejectedValue(new DOMException('', 'AbortError'));
  const { film } = await startFilm();
  expect(film()).not.toBeNull();
});

test('one control pauses and plays the film and the leaves', async () => {
  const user = userEvent.setup();
  const { stage } = await startFilm();
  expect(stage()).toBe('running');
  await user.click(control('Pause'));
  expect(stage()).toBe('paused');
  expect(pause).toHaveBeenCalledTimes(1);
  await user.click(control('Play'));
  expect(stage()).toBe('running');
  expect(play).toHaveBeenCalledTimes(2);
});

test('it rests off screen and in a hidden tab, and does not undo a pause', async () => {
  const user = userEvent.setup();
  const { stage } = await startFilm();
  showShare(0);
  expect(stage()).toBe('paused');
  showShare(0.5);
  expect(stage()).toBe('running');
  isHidden = true;
  act(() => void fireEvent(document, new Event('visibilitychange')));
  expect(stage()).toBe('paused');
  isHidden = false;
  act(() => void fireEvent(document, new Event('visibilitychange')));
  expect(stage()).toBe('running');
  await user.click(control('Pause'));
  showShare(0);
  showShare(1);
  expect(stage()).toBe('paused');
});

test('with reduced motion there is no film, no moving leaf and no control', () => {
  media.motion = false;
  const { film, stage } = renderVideo();
  showShare(1);
  expect(film()).toBeNull();
  expect(stage()).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('with Save-Data there is no film; the leaves can still be stopped', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { film, stage } = renderVideo();
  showShare(1);
  expect(film()).toBeNull();
  expect(stage()).toBe('running');
  expect(control('Pause')).toBeEnabled();
});

test('six leaves, for the eye only', () => {
  const { container } = render(<Leaves />);
  const leaves = container.firstElementChild;
  expect(leaves).toHaveAttribute('aria-hidden', 'true');
  expect(leaves?.children).toHaveLength(6);
});

test('the poster comes first, eagerly', () => {
  const { container } = render(<Hero />);
  const poster = container.querySelector('img');
  expect(poster).toHaveAttribute('loading', 'eager');
  expect(poster).toHaveAttribute('fetchpriority', 'high');
  expect(container.querySelector('video')).toBeNull();
});

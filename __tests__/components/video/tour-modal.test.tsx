import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TourModal } from '@/components/video/tour-modal';
import { answerFetch, collectLog, jsonAnswer, prepareBrowser, showAt } from './support/browser';

const FILE = '/video/tours/laurel-lantern.mp4';
const TITLE = 'Video tour of Laurel Lantern';
const openDates = jest.fn();
const DATES = { leastNightCents: 16_655, open: openDates };

let play: jest.SpyInstance;
beforeEach(() => {
  ({ play } = prepareBrowser());
});

async function open(url: string) {
  const view = render(
    <TourModal title={TITLE} url={url} dates={DATES} onClose={() => undefined} />,
  );
  // The dialog settles in steps of its own.
  await act(async () => undefined);
  return view;
}
const film = () => screen.getByLabelText<HTMLVideoElement>(TITLE, { selector: 'video' });
const frame = () => {
  const element = document.querySelector<HTMLElement>('[data-video-frame]');
  if (!element) throw new Error('No frame');
  return element;
};

function tellSize(videoWidth: number, videoHeight: number) {
  Object.defineProperties(film(), {
    videoWidth: { value: videoWidth },
    videoHeight: { value: videoHeight },
  });
  fireEvent.loadedMetadata(film());
}

describe('a file', () => {
  test('plays in the page, with controls, as soon as it can', async () => {
    await open(FILE);
    expect(film()).toHaveAttribute('src', `http://localhost${FILE}`);
    expect(film()).toHaveAttribute('poster', '/video/tours/laurel-lantern.webp');
    expect(film().controls).toBe(false);
    expect(screen.getByRole('group', { name: 'Video controls' })).toBeVisible();
    expect(film().autoplay).toBe(true);
    expect(film()).toHaveAttribute('playsinline');
    expect(play).toHaveBeenCalled();
  });

  test('is loading, then ready', async () => {
    await open(FILE);
    expect(screen.getByRole('status')).toHaveTextContent('Loading video...');
    tellSize(640, 360);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each([
    ['a phone', 390, 844, '374px', '210px', '374px', '665px'],
    ['a tablet', 768, 1024, '705px', '396px', '534px', '951px'],
    ['a desktop', 1280, 800, '1196px', '673px', '414px', '736px'],
  ])('on %s is 16:9 until its real size is known', async (_name, ...sizes) => {
    const [vw, vh, width, height, realWidth, realHeight] = sizes;
    showAt(vw, vh);
    await open(FILE);
    expect(frame()).toHaveStyle({ width, height });
    tellSize(360, 640);
    expect(frame()).toHaveStyle({ width: realWidth, height: realHeight });
  });

  test.each([
    [640, 360, '1350px', '759px'],
    [360, 640, '468px', '832px'],
    [1920, 1080, '1350px', '759px'],
  ])('of %i × %i pixels fills its 96 %% of the screen', async (width, height, wide, high) => {
    showAt(1440, 900);
    await open(FILE);
    tellSize(width, height);
    expect(frame()).toHaveStyle({ width: wide, height: high });
    expect(film().parentElement).not.toHaveAttribute('style');
  });

  test.each([
    [390, 844, [640, 360], true],
    [390, 844, [360, 640], false],
    [844, 390, [640, 360], false],
    [1280, 720, [640, 360], false],
  ] as const)('at %i × %i, a film of %j asks for a turned phone: %s', async (...of) => {
    const [width, height, size, isAsked] = of;
    showAt(width, height);
    await open('/films/porch.mp4');
    tellSize(size[0], size[1]);
    expect(screen.queryAllByText('Turn your phone for a bigger picture')).toHaveLength(+isAsked);
  });

  test('of drawings says what it is, and has no sound to turn off', async () => {
    showAt(390, 844);
    const { unmount } = await open(FILE);
    tellSize(1280, 720);
    expect(screen.getByText('Drawn, not filmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sound off' })).toBeNull();
    unmount();
    await open('/films/porch.mp4');
    expect(screen.queryByText('Drawn, not filmed')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sound off' })).toBeVisible();
  });

  test('follows the turning of the phone', async () => {
    showAt(390, 844);
    await open(FILE);
    showAt(740, 390);
    expect(frame()).toHaveStyle({ width: '665px', height: '374px' });
  });

  test('is over: what the dates cost, the way to them, and once more', async () => {
    const onClose = jest.fn();
    const user = userEvent.setup();
    render(<TourModal title={TITLE} url={FILE} dates={DATES} onClose={onClose} />);
    await act(async () => undefined);
    const end = () => screen.queryByRole('group', { name: 'After the film' });
    expect(end()).toBeNull();
    fireEvent.ended(film());
    expect(screen.getByText('Dates from $166 a night')).toBeVisible();

    play.mockClear();
    film().currentTime = 7;
    await user.click(screen.getByRole('button', { name: 'Watch again' }));
    expect(film().currentTime).toBe(0);
    expect(play).toHaveBeenCalledTimes(1);
    fireEvent.play(film());
    expect(end()).toBeNull();

    fireEvent.ended(film());
    await user.click(screen.getByRole('button', { name: 'See open dates' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(openDates).toHaveBeenCalledTimes(1);
  });

  test('refused autoplay is logged only', async () => {
    const log = collectLog();
    play.mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
    await open(FILE);
    await waitFor(() => expect(log).toHaveLength(1));
    expect(log[0]).toMatch(/refused to play/);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('closing before playback has started logs nothing', async () => {
    const log = collectLog();
    play.mockRejectedValue(new DOMException('Interrupted', 'AbortError'));
    (await open(FILE)).unmount();
    await Promise.resolve();
    expect(log).toEqual([]);
  });

  test.each([
    ['of this site', FILE, `http://localhost${FILE}`],
    ['of another', 'https://cdn.example/tour.webm', 'https://cdn.example/tour.webm'],
  ])('%s that fails: the words and a way to the original', async (_name, url, href) => {
    const log = collectLog();
    await open(url);
    fireEvent.error(film());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Unable to load video$/);
    const link = screen.getByRole('link', { name: 'Open in original' });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('status')).toBeNull();
    expect(log).toEqual(['[video] The video file did not load']);
  });
});

describe('other addresses', () => {
  test('a short video is asked for by its id, upright from the start', async () => {
    const fake = answerFetch(() => new Promise(() => undefined));
    await open('https://www.tiktok.com/@mama/video/7000000000000000101');
    expect(fake.mock.calls[0]?.[0]).toBe('/api/video-embed?id=7000000000000000101');
    expect(frame()).toHaveStyle({ width: '414px', height: '736px' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading video...');
  });

  test('a link to no video of the service', async () => {
    const log = collectLog();
    await open('https://vm.tiktok.com/ZMabc123/');
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to load video');
    expect(screen.getByRole('link', { name: 'Open in TikTok' })).toHaveAttribute(
      'href',
      'https://vm.tiktok.com/ZMabc123/',
    );
    expect(log).toEqual(['[video] Invalid TikTok URL']);
  });

  test('another service plays by itself, in its own player', async () => {
    answerFetch(() => jsonAnswer({}));
    await open('https://youtu.be/dQw4w9WgXcQ');
    const player = screen.getByTitle(TITLE);
    expect(player).toHaveAttribute('src', expect.stringContaining('/embed/dQw4w9WgXcQ?autoplay=1'));
    expect(player).toHaveAttribute('allow', expect.stringContaining('autoplay'));
    expect(screen.getByRole('status')).toBeVisible();
    fireEvent.load(player);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('a service that cannot be reached', async () => {
    const log = collectLog();
    answerFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await open('https://vimeo.com/76979871');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load video');
    expect(screen.getByRole('link', { name: 'Open in original' })).toHaveAttribute(
      'href',
      'https://vimeo.com/76979871',
    );
    expect(log).toEqual(['[video] The player cannot be reached']);
  });

  test('a service that does not answer is given up after 15 seconds', async () => {
    jest.useFakeTimers();
    collectLog();
    answerFetch(() => new Promise(() => undefined));
    await open('https://vimeo.com/76979871');
    act(() => void jest.advanceTimersByTime(14_999));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to load video');
    jest.useRealTimers();
  });

  test.each(['https://evil.example/player', '/cabins'])('%s is shown nowhere', async (url) => {
    collectLog();
    await open(url);
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to load video');
    expect(document.querySelector('iframe, video')).toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,<b>', 'http://cdn.example/a.mp4'])(
    '%s is not even linked',
    async (url) => {
      collectLog();
      await open(url);
      expect(screen.getByRole('alert')).toHaveTextContent('Unable to load video');
      expect(screen.queryByRole('link')).toBeNull();
      expect(document.querySelector('iframe, video')).toBeNull();
    },
  );
});

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Step Inside
      </button>
      {isOpen && (
        <TourModal title={TITLE} url={FILE} dates={DATES} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

type User = ReturnType<typeof userEvent.setup>;

describe('the overlay', () => {
  async function openFromPage() {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Step Inside' }));
    return user;
  }

  test.each<[string, (user: User) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the close button', (user) => user.click(screen.getByRole('button', { name: 'Close video' }))],
    ['the backdrop', (user) => user.click(screen.getByRole('dialog'))],
  ])('%s closes it, unlocks the page and returns the focus', async (_way, close) => {
    const user = await openFromPage();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await close(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.documentElement.style.overflow).not.toBe('hidden');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Step Inside' })).toHaveFocus());
  });

  test('a click on the video leaves it open', async () => {
    const user = await openFromPage();
    await user.click(film());
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('is named and keeps the focus', async () => {
    const user = await openFromPage();
    const dialog = screen.getByRole('dialog', { name: TITLE });
    for (let step = 0; step < 4; step += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });
});

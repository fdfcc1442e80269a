import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmbedModal } from '@/components/video/embed-modal';
import { shop } from '@/lib/shop/shop';
import { answerFetch, collectLog, jsonAnswer, prepareBrowser, sendFrom } from './support/browser';

const ID = '7000000000000000101';
const TITLE = 'Video tour of Woolly Bear Lodge';
const HTML = `<blockquote class="tiktok-embed" data-video-id="${ID}"></blockquote><script>steal()</script><script async src="https://www.tiktok.com/embed.js"></script>`;
const TIKTOK = 'https://www.tiktok.com';

beforeEach(() => {
  jest.useFakeTimers();
  prepareBrowser();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function open(id = ID) {
  render(<EmbedModal id={id} title={TITLE} onClose={onClose} />);
  await pass(0);
}
const frame = () => screen.getByTitle<HTMLIFrameElement>(TITLE);
const isLoading = () => screen.queryByText('Loading video...') !== null;

function expectFailure(href = `${TIKTOK}/@${shop().tiktokHandle}/video/${ID}`) {
  expect(screen.getByRole('alert')).toHaveTextContent(/^Unable to load video$/);
  const link = screen.getByRole('link', { name: 'Open in TikTok' });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(isLoading()).toBe(false);
}

describe('the markup', () => {
  beforeEach(() => answerFetch(() => jsonAnswer({ html: HTML, title: 'Step inside' })));

  test('is asked for by id and shown in a sandbox of an origin of its own', async () => {
    const fake = answerFetch(() => jsonAnswer({ html: HTML, title: 'Step inside' }));
    await open();
    expect(fake.mock.calls.map(([url]) => String(url))).toEqual([`/api/video-embed?id=${ID}`]);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
    expect(frame()).toHaveAttribute('src', '/video-frame');
    expect(frame()).not.toHaveAttribute('srcdoc');
    expect(document.querySelector('blockquote, script')).toBeNull();
  });

  test('is handed to the frame, and to no one else, once the frame is there', async () => {
    await open();
    const receive = jest.spyOn(frame().contentWindow as Window, 'postMessage');
    fireEvent.load(frame());
    expect(receive.mock.calls).toEqual([[{ videoMarkup: HTML }, '*']]);
  });

  test('is loading until its first message, then stays', async () => {
    await open();
    expect(isLoading()).toBe(true);
    sendFrom(frame(), { videoEmbed: 'ready' });
    expect(isLoading()).toBe(false);
    sendFrom(frame(), { videoEmbed: 'failed' });
    await pass(60_000);
    expect(frame()).toHaveAttribute('src', '/video-frame');
  });

  test.each([
    ['its script did not load', () => sendFrom(frame(), { videoEmbed: 'failed' })],
    ['nothing was heard of it for five seconds', () => pass(5000)],
  ])('gives way to the player when %s', async (_name, fail) => {
    const log = collectLog();
    await open();
    await fail();
    expect(frame()).toHaveAttribute('src', `${TIKTOK}/player/v1/${ID}?autoplay=1&rel=0`);
    expect(isLoading()).toBe(true);
    expect(log).toHaveLength(1);
  });

  test('Escape pressed inside it closes the dialog', async () => {
    await open();
    sendFrom(frame(), { videoEmbed: 'escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('messages of other windows and malformed ones are ignored', async () => {
    await open();
    const news = { data: { videoEmbed: 'ready' } };
    act(() => void window.dispatchEvent(new MessageEvent('message', { ...news, source: window })));
    act(() => void window.dispatchEvent(new MessageEvent('message', news)));
    for (const nonsense of ['ready', null, 7, {}, { videoEmbed: 'open' }, { videoEmbed: null }]) {
      sendFrom(frame(), nonsense);
    }
    expect(isLoading()).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('without markup', () => {
  test.each<[string, () => Promise<Response>, string]>([
    ['no html', () => jsonAnswer({ title: 'x' }), 'No embed HTML received'],
    ['empty html', () => jsonAnswer({ html: ' ' }), 'No embed HTML received'],
    [
      'a refusal',
      () => jsonAnswer({ error: { code: 'no_html', message: 'No embed HTML received' } }, 502),
      'No embed HTML received',
    ],
    [
      'a refusal without words',
      () => jsonAnswer({ error: { message: '' } }, 500),
      'Failed to load TikTok video',
    ],
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Failed to load TikTok video',
    ],
  ])('%s: logged, and the player takes over', async (_name, answer, reason) => {
    const log = collectLog();
    answerFetch(answer);
    await open();
    expect(log).toEqual([`[video] ${reason}`]);
    expect(frame()).toHaveAttribute('src', `${TIKTOK}/player/v1/${ID}?autoplay=1&rel=0`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('offline there is nothing to try', async () => {
    const log = collectLog();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await open();
    expectFailure();
    expect(log).toEqual(['[video] Failed to load TikTok video']);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('an answer after the closing changes nothing', async () => {
    answerFetch(() => jsonAnswer({ error: { message: 'Late' } }, 502));
    const { unmount } = render(<EmbedModal id={ID} title={TITLE} onClose={onClose} />);
    unmount();
    await pass(60_000);
  });

  test.each([
    ['', `https://www.tiktok.com/@${shop().tiktokHandle}`],
    ['12" onload="alert(1)', `https://www.tiktok.com/@${shop().tiktokHandle}`],
  ])('an id that is none (%j) asks nobody', async (id, href) => {
    const log = collectLog();
    const fake = answerFetch(() => jsonAnswer({}));
    await open(id);
    expectFailure(href);
    expect(fake).not.toHaveBeenCalled();
    expect(log).toEqual(['[video] Invalid TikTok URL']);
  });
});

describe('the player', () => {
  const say = (type: string, origin = TIKTOK) =>
    sendFrom(frame(), { 'x-tiktok-player': true, type, value: 1 }, origin);

  beforeEach(async () => {
    collectLog();
    answerFetch(() => jsonAnswer({ error: { code: 'timeout', message: 'Slow' } }, 504));
    await open();
  });

  test('has a sandbox too, and may play by itself', () => {
    expect(frame().getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
    expect(frame().getAttribute('allow')).toContain('autoplay');
  });

  test('is shown at its first message', async () => {
    expect(isLoading()).toBe(true);
    say('onPlayerReady');
    expect(isLoading()).toBe(false);
    await pass(60_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['onError', 'onPlayerError'])('says %s', (type) => {
    say('onPlayerReady');
    say(type);
    expectFailure();
  });

  test('a frame that has loaded and stays silent is the browser’s error page', async () => {
    fireEvent.load(frame());
    await pass(5999);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(1);
    expectFailure();
  });

  test('a frame that does not load is given up after 15 seconds', async () => {
    await pass(15_000);
    expectFailure();
  });

  test('others cannot speak for it', async () => {
    say('onPlayerReady', 'https://evil.example');
    sendFrom(frame(), 'onPlayerReady', TIKTOK);
    expect(isLoading()).toBe(true);
  });
});

describe('the overlay', () => {
  beforeEach(() => answerFetch(() => new Promise(() => undefined)));

  test.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the close button', (user) => user.click(screen.getByRole('button', { name: 'Close video' }))],
    ['the backdrop', (user) => user.click(screen.getByRole('dialog'))],
  ])('closes on %s, while loading too', async (_way, close) => {
    jest.useRealTimers();
    render(<EmbedModal id={ID} title={TITLE} onClose={onClose} />);
    expect(isLoading()).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');
    await close(userEvent.setup());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('is named after the cabin and upright', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible();
    expect(document.querySelector('[data-video-frame]')).toHaveStyle({ width: '414px' });
  });
});

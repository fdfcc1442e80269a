import fc from 'fast-check';
import {
  classifyVideo,
  isVideoId,
  parseShortVideoLink,
  readVideoLink,
  shortVideoPage,
  shortVideoPlayer,
} from '@/lib/domain/catalog/video';

const SITE = 'https://cabins.example';
const classify = (text: string) => classifyVideo(text, SITE);

describe('links to short videos', () => {
  test.each([
    ['https://www.tiktok.com/@mama/video/7000000000000000101', '7000000000000000101'],
    ['https://www.tiktok.com/@mama/video/7?is_from_webapp=1', '7'],
    ['https://m.tiktok.com/@mama/video/123/', '123'],
    ['/video/0123#t=1', '0123'],
  ])('%s', (link, id) => {
    expect(parseShortVideoLink(link)).toEqual({ ok: true, id });
  });

  test.each([
    'https://vm.tiktok.com/ZMabc123/',
    'https://www.tiktok.com/@mama/photo/7000000000000000101',
    'https://www.tiktok.com/@mama/video/',
    'https://www.tiktok.com/@mama/video/abc',
    'https://www.tiktok.com/@mama?next=/video/123',
    `https://www.tiktok.com/@mama/video/${'1'.repeat(26)}`,
    '/video/１２３',
    '',
  ])('%s is none', (link) => {
    expect(parseShortVideoLink(link)).toEqual({ ok: false, reason: 'Invalid TikTok URL' });
  });

  test('any digits are found again in the page made of them', () => {
    const digits = fc.stringMatching(/^[0-9]{1,25}$/);
    fc.assert(
      fc.property(digits, fc.string(), (id, handle) => {
        expect(isVideoId(id)).toBe(true);
        expect(parseShortVideoLink(shortVideoPage('mama', id))).toEqual({ ok: true, id });
        expect(new URL(shortVideoPage(handle, id)).origin).toBe('https://www.tiktok.com');
        expect(new URL(shortVideoPlayer(id)).pathname).toBe(`/player/v1/${id}`);
      }),
    );
  });
});

describe('typed addresses', () => {
  const TIKTOK = 'https://www.tiktok.com/@mama/video/7000000000000000101';
  const NO_NAME = 'https://www.tiktok.com/@/video/7000000000000000101';
  const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const SHORTS = 'https://www.youtube.com/shorts/dQw4w9WgXcQ';
  const VIMEO = 'https://vimeo.com/76979871';

  test.each([
    [
      'https://www.tiktok.com/@mama/video/7000000000000000101?is_from_webapp=1&sender_device=pc',
      TIKTOK,
    ],
    ['tiktok.com/@mama/video/7000000000000000101', TIKTOK],
    ['http://m.tiktok.com/@mama/video/7000000000000000101/#top', TIKTOK],
    ['https://m.tiktok.com/v/7000000000000000101.html?u_code=1', NO_NAME],
    ['https://www.tiktok.com/embed/v2/7000000000000000101', NO_NAME],
    ['https://www.tiktok.com/embed/7000000000000000101', NO_NAME],
    ['https://www.tiktok.com/player/v1/7000000000000000101?loop=1', NO_NAME],
    ['https://www.tiktok.com/share/video/7000000000000000101', NO_NAME],
    ['https://youtu.be/dQw4w9WgXcQ?si=Ab-1_c', WATCH],
    ['HTTPS://YouTu.be/dQw4w9WgXcQ', WATCH],
    ['www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', WATCH],
    ['//www.youtube.com/embed/dQw4w9WgXcQ', WATCH],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=youtu.be', WATCH],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=RD1', WATCH],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?si=1', WATCH],
    ['https://www.youtube.com/v/dQw4w9WgXcQ', WATCH],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=9', WATCH],
    ['https://youtube.com/shorts/dQw4w9WgXcQ?feature=share', SHORTS],
    ['https://vimeo.com/76979871?share=copy', VIMEO],
    ['https://player.vimeo.com/video/76979871?badge=0', VIMEO],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', `${VIMEO}/8272103f6e`],
    ['https://vimeo.com/76979871/8272103f6e?share=copy#t=1', `${VIMEO}/8272103f6e`],
    ['https://vimeo.com/manage/videos/76979871/8272103f6e', `${VIMEO}/8272103f6e`],
  ])('%s is stored in one spelling', (text, link) => {
    expect(readVideoLink(` ${text} `)).toEqual({ kind: 'link', link });
    expect(readVideoLink(link)).toEqual({ kind: 'link', link });
    expect(classify(link).kind).not.toBe('refused');
  });

  test.each([
    ['https://vm.tiktok.com/ZMabc123/', 'https://vm.tiktok.com/ZMabc123/'],
    ['vt.tiktok.com/ZSabc123', 'https://vt.tiktok.com/ZSabc123'],
    ['http://www.tiktok.com/t/ZTabc123/?k=1', 'https://www.tiktok.com/t/ZTabc123/'],
    ['https://vm.tiktok.com/t/ZMabc123', 'https://vm.tiktok.com/t/ZMabc123'],
  ])('%s is known to its service only', (text, link) => {
    expect(readVideoLink(text)).toEqual({ kind: 'short-link', link });
  });

  test.each([
    ['https://www.tiktok.com/@mama/photo/7000000000000000101?is_from_webapp=1', 'photo_post'],
    ['https://www.tiktok.com/@mama', 'no_short_video'],
    ['https://www.tiktok.com/@mama/live', 'no_short_video'],
    ['https://www.tiktok.com/@mama?next=/video/123', 'no_short_video'],
    ['https://www.tiktok.com/login?redirect_url=/t/ZTabc123', 'no_short_video'],
    ['https://vm.tiktok.com/', 'no_short_video'],
    ['tiktok.com/t/', 'no_short_video'],
  ])('%s is no short video', (text, reason) => {
    expect(readVideoLink(text)).toEqual({ kind: 'refused', reason });
  });

  test.each([
    '/video/tours/laurel-lantern.mp4',
    'https://films.example/a.webm?x=1',
    'https://nottiktok.com/t/ZTabc123',
    'https://vm.tiktok.com.evil.example/ZMabc123',
    'https://evil.example/vm.tiktok.com/ZMabc123',
    'https://me:secret@vm.tiktok.com/ZMabc123',
    'http://films.example/a.mp4',
    'a film',
  ])('%s stays as it is', (text) => {
    expect(readVideoLink(text)).toEqual({ kind: 'link', link: text });
  });
});

describe('stored addresses', () => {
  test.each([
    'https://m.tiktok.com/v/123.html',
    'https://www.tiktok.com/embed/v2/123',
    'https://www.tiktok.com/player/v1/123?autoplay=1',
  ])('%s is a short video too', (pageUrl) => {
    expect(classify(pageUrl)).toEqual({ kind: 'short-video', id: '123', pageUrl });
  });

  test.each([
    ['/video/tours/laurel-lantern.mp4', '/video/tours/laurel-lantern.webp'],
    ['video/tours/ravens_2.webm', '/video/tours/ravens_2.webp'],
    [`${SITE}/films/a.mov`, null],
    ['https://cdn.example/tour.MP4?token=1#t=5', null],
    ['https://cdn.example/video/tours/a.mp4', null],
  ])('%s is a file', (text, posterUrl) => {
    const pageUrl = new URL(text, SITE).href;
    expect(classify(text)).toEqual({ kind: 'file', url: pageUrl, posterUrl, pageUrl });
  });

  test('a link to a short video gives its id and stays the public page', () => {
    const pageUrl = 'https://www.tiktok.com/@mama/video/7000000000000000101?x=1';
    const id = '7000000000000000101';
    expect(classify(pageUrl)).toEqual({ kind: 'short-video', id, pageUrl });
  });

  test.each([
    ['https://vm.tiktok.com/ZMabc123/'],
    ['https://www.tiktok.com/@mama/photo/7000000000000000101'],
    ['https://www.tiktok.com/@mama'],
  ])('%s is no short video, but a page of the service', (pageUrl) => {
    const reason = 'Invalid TikTok URL';
    expect(classify(pageUrl)).toEqual({ kind: 'refused', reason, isShortVideo: true, pageUrl });
  });

  const YOUTUBE =
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0';
  const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&playsinline=1&dnt=1';
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=9', YOUTUBE, false],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE, false],
    ['https://m.youtube.com/live/dQw4w9WgXcQ', YOUTUBE, false],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE, false],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ&si=abc', YOUTUBE, false],
    ['https://youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE, true],
    ['https://vimeo.com/76979871', VIMEO, false],
    ['https://vimeo.com/channels/staffpicks/76979871', VIMEO, false],
    ['https://player.vimeo.com/video/76979871', VIMEO, false],
    ['https://vimeo.com/76979871/8272103f6e', `${VIMEO}&h=8272103f6e`, false],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${VIMEO}&h=8272103f6e`, false],
  ])('%s gets its player', (pageUrl, playerUrl, isPortrait) => {
    expect(classify(pageUrl)).toEqual({ kind: 'player', playerUrl, isPortrait, pageUrl });
  });

  test.each([
    'https://www.youtube.com/@mama',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload=alert(1)',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://vimeo.com/event/76979871',
    'https://vimeo.com/showcase/76979871',
    'https://nottiktok.com/@mama/video/123',
    'https://evil.example/player?file=/tour.mp4',
    `${SITE}/cabins`,
    '//evil.example/a',
    '\\\\evil.example/a',
  ])('%s has no player, only a page', (text) => {
    expect(classify(text)).toMatchObject({ kind: 'refused', isShortVideo: false });
    expect(classify(text)).toHaveProperty('pageUrl', new URL(text, SITE).href);
  });

  test.each([
    'javascript:alert(1)//.mp4',
    ' java\nscript:alert(1)',
    'data:video/mp4;base64,AAAA',
    'blob:https://cabins.example/1',
    'file:///etc/passwd.mp4',
    'http://cdn.example/tour.mp4',
    'https://user:secret@cdn.example/tour.mp4',
    'https://[broken',
  ])('%s is not even linked', (text) => {
    expect(classify(text)).toMatchObject({ kind: 'refused', pageUrl: null });
  });

  test('while the site itself runs without https, its own files are shown', () => {
    const source = classifyVideo('/video/tours/a.mp4', 'http://localhost:3000');
    expect(source).toHaveProperty('url', 'http://localhost:3000/video/tours/a.mp4');
  });

  test('whatever is stored, what is opened is https or of this site', () => {
    const schemes = fc.constantFrom('', 'https://', 'http://', 'javascript:', '//', 'data:', '\\');
    const hosts = fc.constantFrom('', 'www.tiktok.com', 'youtu.be', 'vimeo.com', 'evil.example');
    fc.assert(
      fc.property(schemes, hosts, fc.webPath(), fc.string(), (scheme, host, path, rest) => {
        const source = classify(`${scheme}${host}${path}${rest}`);
        const urls = [
          source.pageUrl,
          source.kind === 'file' ? source.url : null,
          source.kind === 'player' ? source.playerUrl : null,
        ].filter((url) => url !== null);
        for (const url of urls) expect(new URL(url).protocol).toBe('https:');
        if (source.kind === 'player') {
          expect(source.playerUrl).toMatch(
            /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+\?/,
          );
        }
        if (source.kind === 'short-video') expect(source.id).toMatch(/^\d+$/);
      }),
      { numRuns: 2000 },
    );
  });
});

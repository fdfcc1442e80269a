export const INVALID_SHORT_VIDEO_LINK = 'Invalid TikTok URL';

export type VideoSource =
  | { kind: 'file'; url: string; posterUrl: string | null; pageUrl: string }
  | { kind: 'short-video'; id: string; pageUrl: string }
  | { kind: 'player'; playerUrl: string; isPortrait: boolean; pageUrl: string }
  /** `pageUrl` is null where not even a link to it is safe. */
  | { kind: 'refused'; reason: string; isShortVideo: boolean; pageUrl: string | null };

/** The short-video service's own markup of a video: it may be shown in a sandbox only. */
export type VideoEmbed = { html: string; title: string };

type Player = Pick<Extract<VideoSource, { kind: 'player' }>, 'playerUrl' | 'isPortrait'>;

const VIDEO_ID = /^\d{1,25}$/;
const FILE = /\.(?:mp4|webm|mov)$/i;
// The films of this site stand there, each with its first picture beside it.
const OWN_FILM = /^(\/video\/tours\/[\w-]+)\.\w+$/;

export const isVideoId = (text: string): boolean => VIDEO_ID.test(text);

/** The id in a link to a short video (product §5.8). */
export function parseShortVideoLink(
  link: string,
): { ok: true; id: string } | { ok: false; reason: typeof INVALID_SHORT_VIDEO_LINK } {
  const [address = ''] = link.split(/[?#]/);
  const id = /\/video\/(\d{1,25})(?!\d)/.exec(address)?.[1];
  return id === undefined ? { ok: false, reason: INVALID_SHORT_VIDEO_LINK } : { ok: true, id };
}

/** Where everybody can see a short video. */
export const shortVideoPage = (handle: string, id: string): string =>
  `https://www.tiktok.com/@${encodeURIComponent(handle)}/video/${id}`;

/** The provider's own player, made of nothing but the digits of the id. */
export const shortVideoPlayer = (id: string): string =>
  `https://www.tiktok.com/player/v1/${id}?autoplay=1&rel=0`;

const isShortVideoHost = ({ host }: URL) => host === 'tiktok.com' || host.endsWith('.tiktok.com');

function youtubePlayer({ host, pathname, searchParams }: URL): Player | null {
  const name = host.replace(/^(?:www|m)\./, '');
  if (!['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(name)) return null;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const named = ['embed', 'shorts', 'live'].includes(first) ? second : null;
  const id = name === 'youtu.be' ? first : (named ?? searchParams.get('v') ?? '');
  if (!/^[\w-]{11}$/.test(id)) return null;
  return {
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`,
    isPortrait: first === 'shorts',
  };
}

function vimeoPlayer({ host, pathname, searchParams }: URL): Player | null {
  if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(host)) return null;
  const [, id, word] = /^\/(?:[\w-]+\/)*?(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  // A video that is not listed opens with its own word only.
  const secret = word ?? /^[\da-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0];
  const query = `autoplay=1&playsinline=1&dnt=1${secret ? `&h=${secret}` : ''}`;
  return { playerUrl: `https://player.vimeo.com/video/${id}?${query}`, isPortrait: false };
}

function parseAddress(text: string, siteOrigin: string): URL | null {
  const url = URL.canParse(text, siteOrigin) ? new URL(text, siteOrigin) : null;
  if (!url || url.username !== '' || url.password !== '') return null;
  // The origin alone will not do: a blob: has that of the page that made it.
  const isOwn = url.protocol === 'http:' && url.origin === siteOrigin;
  return url.protocol === 'https:' || isOwn ? url : null;
}

/**
 * How a stored address of a video may be shown. A host may have typed anything there: only files by https or of
 * this site, short videos, and the players of two services are let in.
 */
export function classifyVideo(text: string, siteOrigin: string): VideoSource {
  const url = parseAddress(text, siteOrigin);
  if (!url) {
    const reason = 'Not an address that may be opened';
    return { kind: 'refused', reason, isShortVideo: false, pageUrl: null };
  }
  const pageUrl = url.href;
  if (FILE.test(url.pathname)) {
    const own = url.origin === siteOrigin ? OWN_FILM.exec(url.pathname)?.[1] : undefined;
    return { kind: 'file', url: pageUrl, posterUrl: own ? `${own}.webp` : null, pageUrl };
  }
  if (isShortVideoHost(url)) {
    const link = parseShortVideoLink(url.pathname);
    return link.ok
      ? { kind: 'short-video', id: link.id, pageUrl }
      : { kind: 'refused', reason: link.reason, isShortVideo: true, pageUrl };
  }
  const player = youtubePlayer(url) ?? vimeoPlayer(url);
  if (player) return { kind: 'player', ...player, pageUrl };
  return { kind: 'refused', reason: 'No player for this address', isShortVideo: false, pageUrl };
}

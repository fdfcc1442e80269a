export const INVALID_SHORT_VIDEO_LINK = 'Invalid TikTok URL';

export type VideoSource =
  | { kind: 'file'; url: string; posterUrl: string | null; pageUrl: string }
  | { kind: 'short-video'; id: string; pageUrl: string }
  | { kind: 'player'; playerUrl: string; isPortrait: boolean; pageUrl: string }
  /** `pageUrl` is null where not even a link to the page is safe. */
  | { kind: 'refused'; reason: string; isShortVideo: boolean; pageUrl: string | null };

/** The video service's own embed markup, only for a sandboxed frame. */
export type VideoEmbed = { html: string; title: string };

type Player = Pick<Extract<VideoSource, { kind: 'player' }>, 'playerUrl' | 'isPortrait'>;

const VIDEO_ID = /^\d{1,25}$/;
const FILE = /\.(?:mp4|webm|mov)$/i;
// The site's own films are here, each with its poster beside it.
const OWN_FILM = /^(\/video\/tours\/[\w-]+)\.\w+$/;

/** Whether a film is one of the example shop's: drawings in motion, without sound. */
export const isDrawnFilm = (url: string): boolean => OWN_FILM.test(url);

export const isVideoId = (text: string): boolean => VIDEO_ID.test(text);

/** The id in a link to a short video (product §5.8). */
export function parseShortVideoLink(
  link: string,
): { ok: true; id: string } | { ok: false; reason: typeof INVALID_SHORT_VIDEO_LINK } {
  const [address = ''] = link.split(/[?#]/);
  const id = /\/video\/(\d{1,25})(?!\d)/.exec(address)?.[1];
  return id === undefined ? { ok: false, reason: INVALID_SHORT_VIDEO_LINK } : { ok: true, id };
}

export const shortVideoPage = (handle: string, id: string): string =>
  `https://www.tiktok.com/@${encodeURIComponent(handle)}/video/${id}`;

/** The provider's own player; the URL is built from nothing but the digits of the id. */
export const shortVideoPlayer = (id: string): string =>
  `https://www.tiktok.com/player/v1/${id}?autoplay=1&rel=0`;

const isShortVideoHost = ({ host }: URL) => host === 'tiktok.com' || host.endsWith('.tiktok.com');

/** The id of a short video in the URLs of the service's apps, embeds and former site. */
function shortVideoId({ pathname }: URL): string | null {
  const link = parseShortVideoLink(pathname);
  if (link.ok) return link.id;
  const other = /^\/(?:v|embed(?:\/v\d)?|player\/v\d)\/(\d{1,25})(?:\.html)?\/?$/;
  return other.exec(pathname)?.[1] ?? null;
}

type Hosted = { id: string; isPortrait: boolean };

function youtubeVideo({ host, pathname, searchParams }: URL): Hosted | null {
  const name = host.replace(/^(?:www|m|music)\./, '');
  if (!['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(name)) return null;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const isNamed = ['embed', 'shorts', 'live', 'v', 'e'].includes(first);
  const named = isNamed ? second : (searchParams.get('v') ?? '');
  const id = name === 'youtu.be' ? first : named;
  return /^[\w-]{11}$/.test(id) ? { id, isPortrait: first === 'shorts' } : null;
}

function vimeoVideo({ host, pathname, searchParams }: URL): { id: string; word: string } | null {
  if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(host)) return null;
  // These numbers belong to pages with several videos.
  if (/\/(?:album|event|showcase)\/\d+\/?$/.test(pathname)) return null;
  const [, id, word] = /^\/(?:[\w-]+\/)*?(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  // An unlisted video opens only with its hash.
  return { id, word: word ?? /^[\da-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0] ?? '' };
}

function findPlayer(url: URL): (Player & { link: string }) | null {
  const youtube = youtubeVideo(url);
  if (youtube) {
    const { id, isPortrait } = youtube;
    return {
      playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`,
      isPortrait,
      link: `https://www.youtube.com/${isPortrait ? `shorts/${id}` : `watch?v=${id}`}`,
    };
  }
  const vimeo = vimeoVideo(url);
  if (!vimeo) return null;
  const { id, word } = vimeo;
  const query = `autoplay=1&playsinline=1&dnt=1${word && `&h=${word}`}`;
  return {
    playerUrl: `https://player.vimeo.com/video/${id}?${query}`,
    isPortrait: false,
    link: `https://vimeo.com/${id}${word && `/${word}`}`,
  };
}

type TypedVideo =
  | { kind: 'link'; link: string }
  /** Only the service can resolve a short link. */
  | { kind: 'short-link'; link: string }
  | { kind: 'refused'; reason: 'photo_post' | 'no_short_video' };

// Apps and people leave out the scheme, or use http.
const KNOWN_SITE =
  /^(?:https?:)?(?:\/\/)?(?=(?:[\w-]+\.)*(?:tiktok\.com|youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)\/)/i;

/** Adds the scheme to a link that leads to a known service. */
export const completeVideoLink = (text: string): string =>
  text.trim().replace(KNOWN_SITE, 'https://');

function readShortVideoLink(url: URL): TypedVideo {
  const id = shortVideoId(url);
  if (id !== null) {
    const handle = /^\/@([\w.]{1,30})\//.exec(url.pathname)?.[1] ?? '';
    return { kind: 'link', link: shortVideoPage(handle, id) };
  }
  const word = /^\/(?:t\/)?([\w-]{4,40})\/?$/.exec(url.pathname);
  const isShort = ['vm.tiktok.com', 'vt.tiktok.com'].includes(url.host);
  if (word && (isShort || url.pathname.startsWith('/t/'))) {
    return { kind: 'short-link', link: `https://${url.host}${url.pathname}` };
  }
  const isPhoto = /\/photo\/\d+/.test(url.pathname);
  return { kind: 'refused', reason: isPhoto ? 'photo_post' : 'no_short_video' };
}

/** Normalizes a typed video URL for storage; a URL of an unknown service stays as typed. */
export function readVideoLink(text: string): TypedVideo {
  const typed = completeVideoLink(text);
  const url = URL.parse(typed);
  if (url?.protocol !== 'https:' || url.username || url.password)
    return { kind: 'link', link: typed };
  if (isShortVideoHost(url)) return readShortVideoLink(url);
  return { kind: 'link', link: findPlayer(url)?.link ?? typed };
}

function parseAddress(text: string, siteOrigin: string): URL | null {
  const url = URL.canParse(text, siteOrigin) ? new URL(text, siteOrigin) : null;
  if (!url || url.username !== '' || url.password !== '') return null;
  // Comparing the origin alone isn't enough: a blob: URL has the origin of the page that made it.
  const isOwn = url.protocol === 'http:' && url.origin === siteOrigin;
  return url.protocol === 'https:' || isOwn ? url : null;
}

/** Normalizes a short video as a host enters it: its number, its link, or a short link to look up. */
export function readShortVideo(text: string): string | null {
  if (isVideoId(text)) return text;
  const video = readVideoLink(text);
  if (video.kind === 'refused') return null;
  if (video.kind === 'short-link') return video.link;
  const url = URL.parse(video.link);
  return url && isShortVideoHost(url) ? shortVideoId(url) : null;
}

/**
 * How a stored video URL may be shown. Hosts may have typed anything, so only https files, this site's files, short
 * videos, and the players of two services are allowed.
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
    const id = shortVideoId(url);
    return id === null
      ? { kind: 'refused', reason: INVALID_SHORT_VIDEO_LINK, isShortVideo: true, pageUrl }
      : { kind: 'short-video', id, pageUrl };
  }
  const player = findPlayer(url);
  if (player) {
    const { playerUrl, isPortrait } = player;
    return { kind: 'player', playerUrl, isPortrait, pageUrl };
  }
  return { kind: 'refused', reason: 'No player for this address', isShortVideo: false, pageUrl };
}

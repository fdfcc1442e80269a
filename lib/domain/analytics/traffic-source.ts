const NETWORKS = ['tiktok', 'instagram', 'facebook'] as const;
export type Network = (typeof NETWORKS)[number];
export type TrafficSource = Network | 'unknown';

export const TRAFFIC_SOURCES: readonly TrafficSource[] = [...NETWORKS, 'unknown'];
export const TRAFFIC_SOURCE_COOKIE = 'traffic_source';

/** A session cookie that the page's scripts can read. */
export const trafficSourceCookie = (source: Network, isSecure: boolean): string =>
  `${TRAFFIC_SOURCE_COOKIE}=${source}; Path=/; ${isSecure ? 'Secure; ' : ''}SameSite=lax`;

export function isNetwork(value: unknown): value is Network {
  return NETWORKS.some((network) => network === value);
}

export function isTrafficSource(value: unknown): value is TrafficSource {
  return TRAFFIC_SOURCES.some((source) => source === value);
}

const UTM_SOURCES: Readonly<Record<string, Network>> = {
  tiktok: 'tiktok',
  tt: 'tiktok',
  tik_tok: 'tiktok',
  instagram: 'instagram',
  ig: 'instagram',
  insta: 'instagram',
  facebook: 'facebook',
  fb: 'facebook',
};

const CLICK_IDS: readonly (readonly [parameter: string, network: Network])[] = [
  ['ttclid', 'tiktok'],
  ['igsh', 'instagram'],
  ['igshid', 'instagram'],
  ['fbclid', 'facebook'],
];

/** Web hosts, and the Android package names that apps send as referrer. */
const HOSTS: Readonly<Record<Network, readonly string[]>> = {
  tiktok: ['tiktok.com', 'com.zhiliaoapp.musically', 'com.ss.android.ugc.trill'],
  instagram: ['instagram.com', 'ig.me', 'com.instagram.android'],
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'messenger.com', 'com.facebook.katana'],
};

// Link-in-bio pages name no network. They count as TikTok, because most fans are there and its profiles allow one link.
const LINK_PAGES = ['linktr.ee', 'beacons.ai', 'bio.link', 'lnk.bio', 'linkin.bio', 'taplink.cc'];

const APPS: readonly (readonly [token: string, network: Network])[] = [
  ['bytedancewebview', 'tiktok'],
  ['musical_ly', 'tiktok'],
  ['tiktok', 'tiktok'],
  // Before Facebook, because Instagram's browser may carry its tokens too.
  ['instagram', 'instagram'],
  ['fban/', 'facebook'],
  ['fbav/', 'facebook'],
  ['fb_iab/', 'facebook'],
];

const MAX_LENGTH = 2000;

function parseUrl(text: string): URL | null {
  try {
    return new URL(text.slice(0, MAX_LENGTH), 'http://localhost');
  } catch {
    return null;
  }
}

function readParameter(url: URL, name: string): string | null {
  for (const [key, value] of url.searchParams) {
    if (key.toLowerCase() === name) return value.trim().toLowerCase();
  }
  return null;
}

function fromUtm(url: URL): Network | null {
  const source = readParameter(url, 'utm_source');
  if (source === null) return null;
  if (LINK_PAGES.includes(source) || source === 'linktree') return 'tiktok';
  if (Object.hasOwn(UTM_SOURCES, source)) return UTM_SOURCES[source] ?? null;
  return NETWORKS.find((network) => source.includes(network)) ?? null;
}

function fromClickId(url: URL, others: () => Network | null): Network | null {
  const found = CLICK_IDS.find(([parameter]) => readParameter(url, parameter));
  if (!found) return null;
  // Instagram's links carry Facebook's click id.
  const [parameter, network] = found;
  return parameter === 'fbclid' && others() === 'instagram' ? 'instagram' : network;
}

function fromPath(url: URL): Network | null {
  const path = url.pathname.toLowerCase();
  return NETWORKS.find((network) => path.includes(network)) ?? null;
}

function fromReferrer(referrer: string): Network | null {
  const host = referrer ? parseUrl(referrer)?.hostname.toLowerCase() : undefined;
  if (!host) return null;
  const isOf = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  const network = NETWORKS.find((each) => HOSTS[each].some(isOf));
  return network ?? (LINK_PAGES.some(isOf) ? 'tiktok' : null);
}

function fromApp(userAgent: string): Network | null {
  const text = userAgent.slice(0, MAX_LENGTH).toLowerCase();
  return APPS.find(([token]) => text.includes(token))?.[1] ?? null;
}

type Arrival = {
  url: string;
  referrer?: string | null;
  userAgent?: string | null;
};

/** The network that sent the visitor, by utm_source, click id, path, referrer, then in-app browser (product §4.8). */
export function detectTrafficSource({ url, referrer, userAgent }: Arrival): TrafficSource {
  const parsed = parseUrl(url);
  const surroundings = () => fromReferrer(referrer ?? '') ?? fromApp(userAgent ?? '');
  const fromUrl =
    parsed && (fromUtm(parsed) ?? fromClickId(parsed, surroundings) ?? fromPath(parsed));
  return fromUrl ?? surroundings() ?? 'unknown';
}

const NOTED = new RegExp(`(?:^|;)\\s*${TRAFFIC_SOURCE_COOKIE}=`);

/** The `Set-Cookie` value for a first visit from a network, else null. `cookies` is the `Cookie` header. */
export function cookieForArrival(
  arrival: Arrival & { cookies?: string | null; isSecure: boolean },
): string | null {
  if (NOTED.test(arrival.cookies ?? '')) return null;
  const source = detectTrafficSource(arrival);
  return source === 'unknown' ? null : trafficSourceCookie(source, arrival.isSecure);
}

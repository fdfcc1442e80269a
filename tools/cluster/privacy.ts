import { send } from '../resilience/http-client.ts';
import type { Row } from '../resilience/row.ts';
import type { SiteProcess } from '../resilience/site.ts';
import type { Nginx } from './nginx.ts';

// Requested twice: the second would come from the cache.
const UNKEPT = [
  '/cabins?guests=2',
  '/cabins?sort=nonsense',
  '/booking',
  '/stay/no-such-token-of-a-guest-no-such-token',
  '/api/health',
  '/cabins/laurel-lantern?check_in=2027-03-01&check_out=2027-03-04',
];

const seen = async (url: string, headers: Record<string, string> = {}) => {
  await send(url, { headers });
  const { headers: answered } = await send(url, { headers });
  return {
    cache: String(answered['x-cache'] ?? ''),
    control: String(answered['cache-control'] ?? ''),
    cookie: answered['set-cookie'] !== undefined,
    encoding: String(answered['content-encoding'] ?? 'none'),
    policy: String(answered['content-security-policy'] ?? ''),
  };
};

const SAME = [
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
];
// One of each location of the front and each rule of the site's.
const KINDS = [
  '/',
  '/cabins/laurel-lantern',
  '/no-such-page',
  '/robots.txt',
  '/icon.svg',
  '/video-frame',
  '/stay/no-such-token-of-a-guest-no-such-token',
  '/newsletter/confirm',
  '/cabins?guests=2',
  '/api/health',
];

const names = (value: unknown) =>
  String(value ?? '')
    .split(/,\s*/)
    .filter(Boolean);

/** Headers set by nginx equal those of the site. */
async function wrongHeaders(nginx: Nginx, site: SiteProcess): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of KINDS) {
    const [{ headers: front }, { headers: own }] = await Promise.all([
      send(nginx.url + path),
      send(site.url + path),
    ]);
    for (const name of SAME) {
      if (front[name] !== own[name])
        wrong.push(`${path}: ${name} ${front[name]}, not ${own[name]}`);
    }
    const varied = names(front.vary);
    for (const name of names(own.vary)) {
      if (!varied.includes(name)) wrong.push(`${path}: Vary is without ${name}`);
    }
  }
  return wrong;
}

/** What nginx caches, and what it must never cache. */
export async function privacy(nginx: Nginx, site: SiteProcess): Promise<Row[]> {
  const wrong = await wrongHeaders(nginx, site);
  const best = nginx.hasBrotli ? 'br' : 'gzip';
  for (const path of UNKEPT) {
    const { cache, control } = await seen(nginx.url + path);
    if (cache === 'HIT' || /s-maxage|public/.test(control))
      wrong.push(`${path}: ${cache} ${control}`);
  }
  const fromNetwork = await seen(`${nginx.url}/?ttclid=1`, {
    Referer: 'https://www.tiktok.com/',
  });
  if (!/HIT|STALE|UPDATING/.test(fromNetwork.cache)) {
    wrong.push(`a visit from an ad is ${fromNetwork.cache}`);
  }
  if (fromNetwork.cookie) wrong.push('the copy for all has the cookie of one');
  const page = await seen(`${nginx.url}/`, { 'Accept-Encoding': 'gzip, deflate, br' });
  if (!/HIT|STALE|UPDATING/.test(page.cache)) wrong.push(`/ is ${page.cache}`);
  if (page.encoding !== best) wrong.push(`/ is not compressed with ${best}: ${page.encoding}`);
  if (page.cookie || page.control !== 'public, max-age=0, must-revalidate') {
    wrong.push(`/ says ${page.control}`);
  }
  if (!page.policy.includes('sha256-')) wrong.push('/ has no hashes in its policy');
  const html = (await send(`${nginx.url}/`)).text;
  const style = /\/_next\/static\/[^"]+\.css/.exec(html)?.[0] ?? '';
  const asset = await seen(nginx.url + style, { 'Accept-Encoding': 'gzip' });
  if (asset.cache !== 'HIT' || !asset.control.includes('immutable') || asset.encoding !== 'gzip') {
    wrong.push(`${style}: ${asset.cache} ${asset.control} ${asset.encoding}`);
  }
  return [
    {
      scenario: 'front',
      target:
        'kept: pages and scripts, compressed, with their policy; never kept: what is private, searched, has a nonce or sets a cookie; headers as the site says them',
      measured:
        wrong.join('; ') ||
        `as it should be, on ${UNKEPT.length + 3} kinds of address, with ${best}; headers of ${KINDS.length}`,
      ok: wrong.length === 0,
    },
  ];
}

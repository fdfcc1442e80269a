import { send } from '../harness/http.ts';
import type { Nginx } from '../harness/nginx.ts';
import type { Row } from '../harness/report.ts';

// Requested twice, because the second response would come from the cache.
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

/** Finds out what nginx caches and what it must never cache; `__tests__/scripts/front.test.ts` covers its headers. */
export async function visitFront(nginx: Nginx): Promise<Row[]> {
  const wrong: string[] = [];
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
        'kept: pages and scripts, compressed, with their policy; never kept: what is private, searched, has a nonce or sets a cookie',
      measured:
        wrong.join('; ') ||
        `as it should be, on ${UNKEPT.length + 3} kinds of address, with ${best}`,
      ok: wrong.length === 0,
    },
  ];
}

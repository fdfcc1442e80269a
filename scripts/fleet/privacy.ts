import { send } from '../../supabase/storm/http-client.ts';
import type { Row } from '../../supabase/storm/row.ts';
import type { Nginx } from './nginx.ts';

// Two of each: the second would be the copy kept of the first.
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

/** What the front keeps, and what it must never keep. */
export async function privacy(nginx: Nginx): Promise<Row[]> {
  const wrong: string[] = [];
  for (const path of UNKEPT) {
    const { cache, control } = await seen(nginx.url + path);
    if (cache === 'HIT' || /s-maxage|public/.test(control))
      wrong.push(`${path}: ${cache} ${control}`);
  }
  const fromNetwork = await seen(`${nginx.url}/`, { Referer: 'https://www.tiktok.com/' });
  if (!fromNetwork.cookie) wrong.push('a first visit from a network has no cookie');
  const page = await seen(`${nginx.url}/`, { 'Accept-Encoding': 'gzip, deflate, br' });
  if (!/HIT|STALE|UPDATING/.test(page.cache)) wrong.push(`/ is ${page.cache}`);
  if (page.encoding !== 'gzip') wrong.push(`/ is not compressed: ${page.encoding}`);
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
      goal: 'front',
      target:
        'kept: pages and scripts, compressed, with their policy; never kept: what is private, searched, has a nonce or sets a cookie',
      measured: wrong.join('; ') || `as it should be, on ${UNKEPT.length + 3} kinds of address`,
      ok: wrong.length === 0,
    },
  ];
}

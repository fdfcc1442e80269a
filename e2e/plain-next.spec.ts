import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { addDays } from '../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../lib/domain/values/zoned-date.ts';
import { LINK_KINDS } from '../lib/middleware/private-link.ts';
import { loadSettings } from '../supabase/local/settings.ts';
import { SITE_SETTINGS, testedSite } from './support/tested-site.ts';

const PORT = testedSite.port + 1;
const CHECK_IN = addDays(todayInZone(new Date(), 'America/New_York'), 41);
const DATES = `check_in=${CHECK_IN}&check_out=${addDays(CHECK_IN, 3)}`;

/** One address of every route, and of every kind of file, redirect and refusal. */
const ADDRESSES = [
  '/',
  '/cabins',
  '/cabins?filter=pool&sort=popular',
  '/cabins/hot-tub',
  '/areas/gatlinburg',
  '/cabins/laurel-lantern',
  '/cabins/laurel-lantern/tour',
  '/blog',
  '/blog/fireflies',
  '/events',
  '/events/spring-rod-run',
  '/fall',
  '/plan',
  '/visitor-guide',
  '/about',
  '/promise',
  '/terms',
  '/privacy',
  '/founders-pricing',
  '/sign-up',
  '/saved',
  '/cabins/',
  '/areas/gatlinburg/?utm_source=tiktok',
  '/cabins/laurel-lantern/tour/',
  '/nowhere',
  '/cabins/no-such-cabin',
  '/blog/no-such-post',
  '/images/no-such.png',
  `/cabins?${DATES}`,
  '/cabins?filter=yurts',
  `/cabins/laurel-lantern?${DATES}`,
  '/booking',
  `/booking?cabin=laurel-lantern&${DATES}`,
  '/booking-success',
  '/payment-success',
  '/pay/no-such-session',
  '/stay/no-such-token',
  '/stay/no-such-token/cancel',
  '/preview/no-such-token',
  '/shared-itinerary/no-such-id',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/dev/outbox',
  '/search',
  '/list-cabin',
  '/t/no-such-token',
  '/api/health',
  '/api/no-such-route',
  '/api/quote',
  '/api/v1/cabins',
  '/api/deal',
  '/api/v1/openapi.json',
  '/api/stats?ids=none',
  '/api/availability?cabin_id=none',
  '/calendar/no-such.ics',
  '/video-frame',
  '/images/home-hero.webp',
  '/map/smokies.svg',
  '/p/96/host.webp',
  '/p/97/host.webp',
  '/_next/image?url=/images/cabins/x.webp&w=720&q=1',
  '/_next/static/no-such.js',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/manifest.webmanifest',
  '/sitemap-index.xml',
  '/sitemap/pages.xml',
  '/blog/rss.xml',
  '/robots.txt',
  '/llms.txt',
  '/offline.html',
  '/sw.js',
  '/stay-worker.js',
];

/** Headers that differ by process, time or compression. */
const NOT_COMPARED = [
  'date',
  'age',
  'x-request-id',
  'connection',
  'keep-alive',
  'etag',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'content-length',
  'transfer-encoding',
  'content-encoding',
];
const NONCE =
  /(?<=nonce(?:-|="?))[\w-]{22}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function ask(base: string, address: string, renewal: Record<string, string> = {}) {
  const response = await fetch(base + address, { redirect: 'manual', headers: renewal });
  const body = Buffer.from(await response.arrayBuffer());
  const text = body.toString('utf8');
  const {
    'content-security-policy': sent = '',
    vary = '',
    ...others
  } = Object.fromEntries([...response.headers].filter(([name]) => !NOT_COMPARED.includes(name)));
  // Several policies hold all at once; the last is the page's own.
  const policies = sent.split(/, (?=default-src)/);
  const policy = policies.at(-1) ?? '';
  const isNonced = policy.includes('nonce-');
  const refused = [...text.matchAll(INLINE_SCRIPT)].filter(
    ([, script = '']) => !isNonced && !policy.includes(hashOf(script)),
  );
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    status: response.status,
    headers: {
      ...others,
      link: others.link?.replace(NONCE, '').split(', ').sort(),
      location: others.location?.replace(base, ''),
      vary: vary.toLowerCase().replace(/(?:, )?accept-encoding/, ''),
      policy: policy.replace(NONCE, '').replace(/ 'sha256-[^']*'/g, ''),
    },
    policies,
    refused: isPage ? refused.length : 0,
    // Where React cuts its data into scripts is a matter of time.
    body: isPage
      ? text.replace(INLINE_SCRIPT, '').replace(NONCE, '')
      : createHash('sha256').update(body.toString('latin1').replace(INSTANT, '')).digest('hex'),
  };
}

let plain: ChildProcess;

const plainUrl = `http://localhost:${PORT}`;

test.beforeAll(async ({ baseURL }) => {
  const settings = loadSettings({
    ...process.env,
    PORT: String(testedSite.port),
    SUPABASE_PORT: String(testedSite.backendPort),
  });
  plain = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--port', String(PORT)],
    {
      cwd: testedSite.folder,
      stdio: 'ignore',
      env: { SITE_URL: baseURL, ...process.env, ...settings.env, ...SITE_SETTINGS },
    },
  );
  const isReady = () =>
    fetch(`${plainUrl}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
});

test.afterAll(async () => {
  plain.kill('SIGTERM');
  if (plain.exitCode === null) await once(plain, 'exit');
});

/** Next skips the middleware for a revalidation, so the page that stands in for a dead link has to be named. */
const DEAD_LINK = new RegExp(`^/(${LINK_KINDS.join('|')})/.*`);

/** Revalidates both, so that they render the present data. */
async function renew(base: string, address: string): Promise<void> {
  const manifest = await readFile(
    path.join(testedSite.folder, '.next/prerender-manifest.json'),
    'utf8',
  );
  const { preview } = JSON.parse(manifest) as { preview: { previewModeId: string } };
  await ask(base, address.replace(DEAD_LINK, '/$1/missing'), {
    'x-prerender-revalidate': preview.previewModeId,
  });
}

test('every kind of answer is the same under "next start"', async ({ baseURL }) => {
  for (const address of ADDRESSES) {
    const answers = [];
    for (const base of [String(baseURL), plainUrl]) {
      await renew(base, address);
      answers.push(await ask(base, address));
    }
    const [site, next] = answers;
    expect.soft(next?.status, address).toBe(site?.status);
    expect.soft(next?.headers, address).toEqual(site?.headers);
    expect.soft(next?.body, address).toBe(site?.body);
    expect.soft([site?.refused, next?.refused], address).toEqual([0, 0]);
    expect.soft(site?.policies.length, address).toBe(1);
  }
});

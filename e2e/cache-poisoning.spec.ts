import { request as send, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';

/** Pages as an ordinary visitor gets them; other visitors' requests must not change them. */
const PAGES = [
  '/',
  '/cabins',
  '/cabins?filter=pool',
  '/cabins/hot-tub',
  '/cabins/laurel-lantern',
  '/areas/gatlinburg',
  '/blog',
  '/blog/fall-by-elevation',
  '/plan',
  '/saved',
  '/nowhere',
  '/robots.txt',
  '/sitemap-index.xml',
];
const LATECOMERS = ['/cabins/browse/family/popular', '/events/spring-rod-run'];

const STATE_TREE = encodeURIComponent(JSON.stringify(['', { children: ['x', {}] }, null, null]));
const HEADERS: Record<string, string>[] = [
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '8443' },
  { 'X-Forwarded-Prefix': '/evil', 'X-Original-URL': '/evil', 'X-Rewrite-URL': '/evil' },
  { Forwarded: 'host=evil.example;proto=https' },
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { RSC: '1', 'Next-Router-State-Tree': STATE_TREE },
  { RSC: '1', 'Next-Url': '/evil' },
  { 'Next-Router-State-Tree': 'not json' },
  { 'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'X-Middleware-Prefetch': '1', Purpose: 'prefetch' },
  { 'X-Middleware-Rewrite': '/privacy', 'X-Middleware-Next': '1' },
  { 'X-Middleware-Override-Headers': 'host', 'X-Middleware-Request-Host': 'evil.example' },
  { 'X-Nextjs-Data': '1' },
  { 'X-Nextjs-Html-Request-Id': 'evil', 'X-Nextjs-Request-Id': 'evil' },
  { 'X-Invoke-Path': '/privacy', 'X-Invoke-Status': '500', 'X-Matched-Path': '/privacy' },
  { 'X-Now-Route-Matches': '1=evil', 'X-Next-Resume-State-Length': '10', 'Next-Resume': '1' },
  { 'X-Prerender-Revalidate': 'guess', 'X-Prerender-Bypass-Mode': 'force' },
  { 'X-Next-Revalidated-Tags': 'cabins', 'X-Next-Revalidate-Tag-Token': 'guess' },
  { 'Next-Action': 'a'.repeat(42) },
  { 'Content-Security-Policy': "script-src 'nonce-evil'" },
  { 'Content-Security-Policy-Report-Only': "script-src 'nonce-evil'" },
  { Cookie: '__prerender_bypass=guess; __next_preview_data=guess; traffic_source=<script>' },
  { Cookie: 'next-instant-navigation-testing=1', 'Next-Test-Fetch-Priority': '1' },
  { Origin: 'https://evil.example', Referer: 'https://evil.example/"><script>' },
  { 'User-Agent': '"><script>alert(1)</script>', 'Accept-Language': 'xx-evil' },
  { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
  { Accept: 'application/json', 'Accept-Encoding': 'br;q=0, x-evil' },
  { Range: 'bytes=0-10', 'If-None-Match': '*' },
  { 'Sec-Fetch-Dest': 'image' },
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'HEAD' },
];
const QUERIES = [
  '_rsc=evil',
  'filter[]=pool&filter[x]=y',
  'nxtPslug=evil&nxtIslug=evil',
  '__nextLocale=evil&__nextppronly=1&__nextDataReq=1&amp=1',
  `x=${'a'.repeat(6000)}`,
  'utm_source=tiktok',
  '%5B%5D=1&__proto__[a]=1&constructor=1',
  'slug=evil&path=evil',
];

const originOf = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** By Node's own client: it sends what a browser's would not, such as a body with a GET. */
function ask(url: string, headers: Record<string, string>, method = 'GET', body = '') {
  return new Promise<Answer>((resolve, reject) => {
    const length = body === '' ? {} : { 'Content-Length': String(body.length) };
    const call = send(url, { method, headers: { ...length, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

const withQuery = (page: string, query: string) =>
  `${page}${page.includes('?') ? '&' : '?'}${query}`;

/** A document, and the flight data of a client navigation. */
const CLEAN: Record<string, Record<string, string>> = { page: {}, data: { RSC: '1' } };

/** Markers that appear only in hostile requests: in a header, a query, a host or someone else's address. */
const MARKS = /\bevil\b|:8443|<script>alert|"><script>|a{42}|__proto__\[a\]|nxtPslug/;
const HASHES = /'(?:sha256|nonce)-[^']+'/g;
const NAMED =
  /<title>[^<]*<\/title>|<link rel="canonical"[^>]*>|<meta property="og:(?:url|type)"[^>]*>|<h1[^>]*>.*?<\/h1>/gs;

/**
 * What makes an answer this page's own: all that a visitor could put another page, another form of it, or words of an own
 * into. The rest may rightly change meanwhile: counts of views, prices, what the day brings.
 */
function identityOf({ status, headers, body }: Answer) {
  const text = body.toString();
  const { 'content-type': type, 'cache-control': control = '', location } = headers;
  const { 'content-encoding': encoding, 'content-security-policy': policy = '' } = headers;
  return {
    status,
    type,
    location,
    encoding,
    isKept: !control.includes('no-store'),
    policy: String(policy).replace(HASHES, '').replace(/\s+/g, ' '),
    begin: text.slice(0, 15),
    isWhole: !text.includes('<html') || text.endsWith('</html>'),
    named: text.match(NAMED),
    // The address in a client navigation's data.
    address: /"c":\[[^\]]*\]/.exec(text)?.[0],
    origins: [...new Set(text.match(/https?:\/\/[^/"'\\\s<>)]+/g))].sort(),
    mark: MARKS.exec(text)?.[0],
  };
}

type Print = { bytes: number; identity: ReturnType<typeof identityOf> };

async function takePrints(origin: string, pages: readonly string[]): Promise<Map<string, Print>> {
  const prints = new Map<string, Print>();
  for (const page of pages) {
    for (const [kind, headers] of Object.entries(CLEAN)) {
      const answer = await ask(`${origin}${page}`, headers);
      const print = { bytes: answer.body.length, identity: identityOf(answer) };
      prints.set(`${page} as ${kind}`, print);
    }
  }
  return prints;
}

/** An answer of another form, such as a part of the data, has another length; that of the same page stays near. */
const LENGTH_MAY_CHANGE = 0.1;

function expectSamePrints(now: Map<string, Print>, before: Map<string, Print>): void {
  for (const [page, { bytes, identity }] of before) {
    const found = now.get(page);
    expect([page, found?.identity]).toEqual([page, { ...identity, mark: undefined }]);
    const change = Math.abs((found?.bytes ?? 0) - bytes) / Math.max(1, bytes);
    expect(change, `${page}: length`).toBeLessThan(LENGTH_MAY_CHANGE);
  }
}

test('malformed requests do not change the pages of other visitors', async ({ baseURL }) => {
  test.setTimeout(600_000);
  const origin = originOf(baseURL);
  // A page past its time is made anew by the first to ask for it, here before the comparison.
  await takePrints(origin, PAGES);
  await takePrints(origin, PAGES);
  const before = await takePrints(origin, PAGES);
  let asked = 0;
  const problems: string[] = [];
  const oddly = async (...call: Parameters<typeof ask>) => {
    asked += 1;
    const { status, body } = await ask(...call);
    const what = `${call[2] ?? 'GET'} ${call[0].slice(0, 120)} ${JSON.stringify(call[1]).slice(0, 120)}`;
    if (status >= 500) problems.push(`${what} answers ${status}`);
    if (status === 200 && body.includes('https://evil.example'))
      problems.push(`${what} repeats it`);
  };
  for (const page of [...PAGES, ...LATECOMERS]) {
    for (const headers of HEADERS) await oddly(`${origin}${page}`, headers);
    for (const query of QUERIES) await oddly(`${origin}${withQuery(page, query)}`, {});
    await oddly(`${origin}${page}`, { 'Content-Type': 'text/plain' }, 'GET', '{"a":1}');
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']) {
      await oddly(`${origin}${page}`, {}, method);
    }
  }
  expect(asked).toBeGreaterThanOrEqual(40 * PAGES.length);
  expect(problems).toEqual([]);
  expectSamePrints(await takePrints(origin, PAGES), before);
  for (const page of LATECOMERS) {
    const { status, body } = await ask(`${origin}${page}`, {});
    expect([page, status]).toEqual([page, 200]);
    expect(body.toString()).toMatch(/<html[^]*<h1[^]*<\/html>/);
    expect(body.toString()).not.toContain('evil');
  }
});

test('a page that exists is never kept as missing', async ({ baseURL }) => {
  const origin = originOf(baseURL);
  const address = `${origin}/cabins/two-dogs-ridge`;
  for (const headers of HEADERS) await ask(address, headers);
  for (const tail of ['/', '.rsc', '.html', '%00', '/../two-dogs-ridge', '?slug=none', '/x']) {
    await ask(`${address}${tail}`, {});
  }
  expect((await ask(address, {})).status).toBe(200);
});

test('a missing page is kept by no cache outside', async ({ baseURL }) => {
  const { status, headers } = await ask(`${originOf(baseURL)}/nowhere`, {});
  expect([status, headers['cache-control']]).toEqual([404, expect.stringContaining('no-store')]);
});

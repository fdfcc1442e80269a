import { expect, test } from '@playwright/test';
import { rawRequest } from './support/raw-request';
import { CORE } from './support/core.ts';

const EVIL = 'evil.example';
const MAX_HOPS = 6;

const SCHEMES = ['https:', 'http:', '', 'javascript:', 'data:text/html,', 'ftp:', 'HTTPS:'];
const SLASHES = [
  '//',
  '/',
  '\\\\',
  '/\\',
  '\\/',
  '///',
  '/%09/',
  '/%0a/',
  '/%2f',
  '%2f%2f',
  '%5c%5c',
  '/.//',
  '/..//',
  '%00//',
  ';//',
];

/** Ways to write "another site" where a page expects one of its own paths. */
const PAYLOADS = [
  ...SCHEMES.flatMap((scheme) => SLASHES.map((slashes) => `${scheme}${slashes}${EVIL}`)),
  `//${EVIL}%2f..`,
  `//${EVIL}%23.localhost`,
  `//localhost@${EVIL}`,
  `//localhost:3100@${EVIL}`,
  `//${EVIL}?.localhost`,
  `//0x7f000001`,
  `//[::ffff:7f00:1]`,
  `/%0d%0aLocation:%20https://${EVIL}`,
  `/%E5%98%8A%E5%98%8DLocation:%20//${EVIL}`,
  `//xn--vil-6na.example`,
  `//${EVIL}.`,
  `/%2e%2e//${EVIL}`,
];

const KEYS = [
  'next',
  'url',
  'redirect',
  'return',
  'return_to',
  'city',
  'filter',
  'check_in',
  'utm_source',
  'link',
  'token',
  'session_id',
];
// Where a visitor is led on from: moved addresses, texted links, addresses Next itself tidies, and the pages of tokens.
const PATHS = ['/search', '/list-cabin', '/t', ''];

function addressesOf(payload: string, index: number): string[] {
  const key = KEYS[index % KEYS.length] ?? '';
  const other = KEYS[(index + 5) % KEYS.length] ?? '';
  const query = `${key}=${payload}&${other}=${encodeURIComponent(payload)}`;
  return [
    ...PATHS.map((path) => `${path}/${payload}`),
    ...PATHS.map((path) => `${path}${payload}/`),
    `/search?${query}`,
    `/list-cabin?${query}`,
    `/t/aB3dE5gH7jK9?${query}`,
    `/cabins/?${query}`,
  ].map((path) => path.replace(/^(?!\/)/, '/'));
}

const ADDRESSES = PAYLOADS.flatMap((payload, index) =>
  addressesOf(payload, index).map((path, place) => ({ path, place, index })),
);
/** Each payload in three places, each place with a quarter of them. */
const isSampled = ({ place, index }: (typeof ADDRESSES)[number]) => place % 4 === index % 4;

/** The whole way an address leads, ending with what is wrong about it. */
async function follow(
  base: string,
  path: string,
  headers: Record<string, string>,
): Promise<string | null> {
  let at = path;
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const { location } = await rawRequest(base, at, { headers });
    if (location === null) return null;
    const next = new URL(location, base);
    if (next.origin !== base) return `${path} leads to ${location}`;
    at = `${next.pathname}${next.search}`;
  }
  return `${path} leads on and on`;
}

async function expectNowhereElse(base: string, addresses: string[]): Promise<void> {
  const wrong: string[] = [];
  const lanes = Array.from({ length: 8 }, async () => {
    for (let path = addresses.pop(); path !== undefined; path = addresses.pop()) {
      const fault = await follow(base, path, {});
      if (fault) wrong.push(fault);
    }
  });
  await Promise.all(lanes);
  expect(wrong).toEqual([]);
}

test(
  `${PAYLOADS.length} ways to write another site lead nowhere else`,
  CORE,
  async ({ baseURL }) => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(60);
    await expectNowhereElse(
      String(baseURL),
      ADDRESSES.filter(isSampled).map(({ path }) => path),
    );
  },
);

test('each way to write another site leads nowhere else from any other place', async ({
  baseURL,
}) => {
  test.setTimeout(300_000);
  const others = ADDRESSES.filter((address) => !isSampled(address));
  await expectNowhereElse(
    String(baseURL),
    others.map(({ path }) => path),
  );
});

test('a header that names another host leads nowhere else', CORE, async ({ baseURL }) => {
  const base = String(baseURL);
  const wrong = [];
  for (const name of [
    'Host',
    'X-Forwarded-Host',
    'X-Forwarded-Server',
    'Forwarded',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-Forwarded-Prefix',
    'Referer',
  ]) {
    const value =
      name === 'Forwarded' ? `host=${EVIL}` : name === 'Referer' ? `https://${EVIL}/` : EVIL;
    for (const path of [
      '/search',
      '/list-cabin',
      '/t/aB3dE5gH7jK9',
      '/cabins/',
      '/search?check_in=2027-05-01',
    ]) {
      wrong.push(await follow(base, path, { [name]: value }));
    }
  }
  expect(wrong.filter(Boolean)).toEqual([]);
});

const FORMS: Record<string, Record<string, string>> = {
  '/api/newsletter': { email: 'june-of-the-redirects@example.com' },
  '/api/newsletter/confirm': { token: '' },
  '/api/newsletter/resubscribe': { token: '' },
  '/api/newsletter/unsubscribe': { token: '', from: 'page' },
  '/api/bookings/release': { token: '' },
};

const JOBS = Object.entries(FORMS).flatMap(([path, fields], form) =>
  PAYLOADS.slice(0, 70).map((payload, n) => ({ path, fields, payload, n, form })),
);

const FORM_COUNT = Object.keys(FORMS).length;
/** Each payload in one form. */
const isSampledJob = ({ n, form }: (typeof JOBS)[number]) => n % FORM_COUNT === form;

async function expectBack(base: string, jobs: typeof JOBS): Promise<void> {
  const wrong: string[] = [];
  for (const { path, fields, payload, n } of jobs) {
    const filled = {
      ...fields,
      ...('token' in fields && { token: payload }),
      next: payload,
      redirect: payload,
    };
    const { location } = await rawRequest(base, `${path}?next=${encodeURIComponent(payload)}`, {
      method: 'POST',
      body: new URLSearchParams(filled).toString(),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': `198.18.77.${n}`,
      },
    });
    if (location !== null && new URL(location, base).origin !== base)
      wrong.push(`${path} ${payload}: ${location}`);
  }
  expect(wrong).toEqual([]);
}

test('a form leads back to this site, whatever stands in its fields', CORE, async ({ baseURL }) => {
  await expectBack(String(baseURL), JOBS.filter(isSampledJob));
});

test('every form leads back to this site with each of the others', async ({ baseURL }) => {
  test.setTimeout(300_000);
  await expectBack(
    String(baseURL),
    JOBS.filter((job) => !isSampledJob(job)),
  );
});

import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { adminOfTestedSite } from './support/backend';
import { rawRequest, type RawAnswer } from './support/raw-request';
import { findWriteRoutes, requestOf, WRITE_ROUTES } from './support/write-routes';
import { CORE, coreIf } from './support/core.ts';

const NAMES = Object.keys(WRITE_ROUTES);
const MAX_BYTES = 64 * 1024;
const AT_ONCE = 8;

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return { 'X-Forwarded-For': `198.18.${Math.floor(Math.random() * 256)}.${networks % 256}` };
};

test('every route that writes is in the list', CORE, () => {
  expect(findWriteRoutes()).toEqual([...NAMES].sort());
});

const CROSS_SITE: Record<string, Record<string, string>> = {
  'another site': { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  'another site in an older browser': { Origin: 'https://evil.example' },
  'a sandboxed frame': { Origin: 'null' },
  'a form without an origin': { 'Sec-Fetch-Site': 'cross-site' },
  'a sibling host': { 'Sec-Fetch-Site': 'same-site' },
  'another port of this host': { Origin: 'http://localhost:1' },
  'plain text of another site': {
    Origin: 'https://evil.example',
    'Sec-Fetch-Site': 'cross-site',
    'Content-Type': 'text/plain',
  },
};

test('every route refuses other sites and takes its own pages', CORE, async ({ baseURL }) => {
  for (const name of NAMES.filter((each) => !WRITE_ROUTES[each]?.isOpen)) {
    const { path, ...sent } = requestOf(name);
    const send = (headers: Record<string, string>) =>
      rawRequest(baseURL, path, { ...sent, headers: { ...sent.headers, ...headers } });
    for (const [who, headers] of Object.entries(CROSS_SITE)) {
      const { status } = await send({ ...newNetwork(), ...headers });
      expect.soft(status, `${name} for ${who}`).toBe(403);
    }
    const own = { Origin: String(baseURL), 'Sec-Fetch-Site': 'same-origin' };
    const taken = await send({ ...newNetwork(), ...own });
    expect.soft([403, 413, 415, 500, 503], `${name}: ${taken.text}`).not.toContain(taken.status);
    if (WRITE_ROUTES[name]?.body?.type !== 'json') continue;
    const { status } = await send({ ...own, 'Content-Type': 'text/plain' });
    expect.soft(status, `${name} with plain text`).toBe(415);
  }
});

test('no route takes a body over 64 KB', CORE, async ({ baseURL }) => {
  const filling = 'x'.repeat(MAX_BYTES);
  for (const name of NAMES.filter((each) => WRITE_ROUTES[each]?.body)) {
    const { path, ...sent } = requestOf(name);
    const isForm = WRITE_ROUTES[name]?.body?.type === 'form';
    const body = isForm ? `token=${filling}&expected_refund_cents=0` : JSON.stringify({ filling });
    const headers = { ...sent.headers, ...newNetwork() };
    expect
      .soft((await rawRequest(baseURL, path, { ...sent, headers, body })).status, name)
      .toBe(413);
  }
});

// A form without JavaScript is redirected to its page, which shows the message.
const isRefused = ({ status, location }: RawAnswer) =>
  status === 429 || (status === 303 && /limited/.test(location ?? ''));

// The fewest, and one with a form; each of the others counts by the same function (lib/api), up to a number of its own.
const isSampled = (name: string, most: number) =>
  most <= 12 || name === 'POST /api/bookings/release';
for (const [name, { most }] of Object.entries(WRITE_ROUTES)) {
  if (most === 'in silence') continue;
  const title = `${name} tells a network that asks more than ${most} times to wait`;
  test(title, coreIf(isSampled(name, most)), async ({ baseURL }) => {
    test.setTimeout(300_000);
    const network = newNetwork();
    // Twice as many, in case a window ends meanwhile.
    const attempts = 2 * most + 1;
    const answers = [];
    for (let n = 0; n < attempts; n += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, attempts - n) }, (_, i) => n + i);
      answers.push(
        ...(await Promise.all(
          numbers.map((number) => {
            const { path, ...sent } = requestOf(name, number);
            const headers = { ...sent.headers, ...network };
            return rawRequest(baseURL, path, { ...sent, headers });
          }),
        )),
      );
      if (answers.some(isRefused)) break;
    }
    const refused = answers.filter(isRefused);
    expect(refused.length, answers[0]?.text).toBeGreaterThan(0);
    expect(
      refused.every(({ status, retryAfter }) => status === 303 || Number(retryAfter) >= 1),
    ).toBe(true);
    // A slow machine says that it cannot, and when to come back.
    const failed = answers.filter(({ status, retryAfter }) => status >= 500 && !retryAfter);
    expect(failed).toEqual([]);
  });
}

const WAYS_IN: readonly Record<string, string>[] = [
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { 'x-middleware-subrequest': 'middleware:middleware' },
];

test('the developer’s pages do not exist in production', CORE, async ({ baseURL }) => {
  const secret = `message-${randomUUID()}`;
  const message = {
    channel: 'email',
    recipient: 'june@example.com',
    subject: 'A message',
    body: secret,
  };
  const { error } = await adminOfTestedSite()
    .from('outbox')
    .insert({ ...message, purpose: 'test', status: 'kept' });
  expect(error).toBeNull();
  for (const path of [
    '/dev',
    '/dev/outbox',
    '/dev/outbox.rsc',
    '/DEV/outbox',
    '/dev%2Foutbox',
    '//dev/outbox',
  ]) {
    for (const headers of WAYS_IN) {
      let answer = await rawRequest(baseURL, path, { headers });
      // Next gives the address of a page's data another name.
      for (let hop = 0; hop < 3 && answer.location !== null; hop++) {
        answer = await rawRequest(baseURL, answer.location, { headers });
      }
      // What a page is made of is sent with 200 even where there is none; it says so inside, or is an outline only.
      // A target that names a host is a bad request.
      const absent = path.startsWith('//') ? 400 : 404;
      expect(headers.RSC ? [200, absent] : [absent], path).toContain(answer.status);
      expect(answer.text, path).not.toContain(secret);
    }
  }
});

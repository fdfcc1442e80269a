import { expect, test } from '@playwright/test';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { CONTENT_TYPES, requestOf } from './support/write-routes';

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: number };

/** By Node's own client, which writes the address as it is given. */
function ask(
  base: string | undefined,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<Answer> {
  const { hostname, port } = new URL(String(base));
  return new Promise((resolve, reject) => {
    const call = send({ host: hostname, port, path, method, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => (bytes += piece.length));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

const DYNAMIC = [
  '/cabins/X',
  '/cabins/X/tour',
  '/cabins/X/facts',
  '/cabins/X/facts.json',
  '/cabins/X/dated',
  '/cabins/X?check_in=2027-03-01&check_out=2027-03-04',
  '/cabins/browse/X/popular',
  '/cabins/browse/pool/X',
  '/areas/X',
  '/blog/X',
  '/events/X',
  '/t/X',
  '/stay/X',
  '/stay/X/cancel',
  '/stay/X/calendar.ics',
  '/stay/X/map.png',
  '/stay/X/postcard.jpg',
  '/stay/X/saved.html',
  '/pay/X',
  '/preview/X',
  '/shared-itinerary/X',
  '/calendar/X',
  '/api/X',
  '/api/stays/X/messages',
  '/api/itineraries/X',
  '/api/itineraries/X/calendar',
  '/api/v1/cabins/X/availability',
  '/sitemap/X.xml',
  '/p/720/X',
  '/images/X',
  '/_next/static/X',
  '/X',
];
const MALFORMED = ['%E0%A4%A', '%FF', '%', '%zz', '%ED%A0%80', 'a%', '%2'];

test('an address with a malformed name is a bad request', async ({ baseURL }) => {
  for (const address of DYNAMIC) {
    for (const name of MALFORMED) {
      const path = address.replace('X', name);
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { status } = await ask(baseURL, path, {}, method);
        expect.soft(status, `${method} ${path}`).toBe(400);
      }
    }
  }
});

const FILES = ['/images/error.webp', '/images/home-hero.webp', '/icons/icon-192.png'];

async function findScript(base: string | undefined): Promise<string> {
  const page = await fetch(`${String(base)}/`);
  return /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0] ?? '';
}

test('files keep to the rules of ranges and conditions', async ({ baseURL }) => {
  for (const file of [FILES[0] ?? '', FILES[1] ?? '', await findScript(baseURL)]) {
    const whole = await ask(baseURL, file);
    expect(whole.status, file).toBe(200);
    const size = whole.bytes;
    const changed = String(whole.headers['last-modified']);
    const cases: [Record<string, string>, number][] = [
      [{ Range: 'bytes=0-9' }, 206],
      [{ Range: `bytes=${size - 1}-` }, 206],
      [{ Range: `bytes=${size}-` }, 416],
      [{ Range: 'bytes=999999999-' }, 416],
      [{ Range: 'bytes=-0' }, 416],
      [{ Range: 'bytes=9-2' }, 200],
      [{ Range: 'bytes=a-b' }, 200],
      [{ Range: 'bananas=1-2' }, 200],
      [{ Range: 'bytes=999999999-', 'If-Range': changed }, 200],
      [{ 'If-Match': '"nothing of ours"' }, 412],
      [{ 'If-Match': '*' }, 200],
      [{ 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
      [{ 'If-Unmodified-Since': changed }, 200],
      [{ 'If-Unmodified-Since': 'some day' }, 200],
      [{ 'If-Modified-Since': changed }, 304],
    ];
    for (const [headers, status] of cases) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(baseURL, file, headers, method);
        const isRange = 'Range' in headers && status === 206 && method === 'HEAD';
        expect
          .soft(answer.status, `${method} ${file} ${JSON.stringify(headers)}`)
          .toBe(isRange ? answer.status : status);
        if (answer.status === 416) {
          expect.soft(answer.headers['content-range']).toBe(`bytes */${size}`);
        }
      }
    }
  }
});

test('the server itself can be asked what it takes', async ({ baseURL }) => {
  const { status, headers, bytes } = await ask(baseURL, '*', {}, 'OPTIONS');
  expect([status, bytes]).toEqual([204, 0]);
  expect(headers.allow).toContain('GET, HEAD');
});

test('a picture of no address of ours is a bad request', async ({ baseURL }) => {
  for (const url of [
    '/\\host',
    '//host',
    '%2F%2Fhost',
    '/\\\\host/x',
    '%5C%5Chost',
    '///',
    '/%5Chost',
  ]) {
    const { status } = await ask(baseURL, `/_next/image?url=${url}&w=720&q=70`);
    expect.soft(status, url).toBe(400);
  }
});

const PAGES = ['/', '/cabins', '/cabins/laurel-lantern', '/about', '/cabins/hot-tub', '/nowhere'];

test('HEAD of a page says what GET does, and sends nothing', async ({ baseURL }) => {
  for (const page of PAGES) {
    await ask(baseURL, page);
    const full = await ask(baseURL, page);
    const head = await ask(baseURL, page, {}, 'HEAD');
    const said = ({ status, headers }: Answer) => [status, headers.etag, headers['content-type']];
    expect.soft(said(head), page).toEqual(said(full));
    expect.soft(head.bytes, page).toBe(0);
    const tag = full.headers.etag;
    if (page !== '/nowhere') expect.soft(tag, page).toBeTruthy();
    if (!tag) continue;
    const kept = await ask(baseURL, page, { 'If-None-Match': tag }, 'HEAD');
    expect.soft(kept.status, page).toBe(304);
  }
});

test('a media type has no case, and is not the beginning of another', async ({ baseURL }) => {
  const { path, method, body = '' } = requestOf('POST /api/quote');
  const type = async (text: string) => {
    const headers = { 'Content-Type': text, 'Content-Length': String(body.length) };
    return (await ask(baseURL, path, headers, method, body)).status;
  };
  expect(await type('Application/JSON')).not.toBe(415);
  expect(await type('application/json;charset=UTF-8')).not.toBe(415);
  expect(await type('application/jsonx')).toBe(415);
  expect(await type(CONTENT_TYPES.form)).toBe(415);
});

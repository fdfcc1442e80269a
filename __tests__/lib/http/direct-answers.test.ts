/** @jest-environment node */
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { forgetBriefReads } from '@/lib/data/brief-reads';
import { GET } from '@/app/api/availability/route';
import { answersDirectly } from '@/lib/http/direct-answers';
import { visit, type Asked } from './visit';

jest.mock('@/lib/env/server', () => ({
  serverEnv: {
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_this_test',
    READS_PER_MINUTE: 1000,
  },
}));

const CABIN = '0f8fad5b-d9cb-469f-a165-70867728950e';
const CALENDAR = JSON.stringify({ calendar_data: { data: { dates: Array(900).fill('a date') } } });
const PATH = `/api/availability?cabin_id=${CABIN}`;

let port = 0;
const server = createServer((request, response) => {
  if (!answersDirectly(request, response)) response.writeHead(204, { 'X-By': 'next' }).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

let asked: jest.SpyInstance;
beforeEach(() => {
  forgetBriefReads();
  asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(
        new Response(CALENDAR, { headers: { 'Content-Type': 'application/json; charset=utf-8' } }),
      ),
    );
});
afterEach(() => asked.mockRestore());

const send = (path: string, headers?: Record<string, string>, more?: Asked) =>
  visit(port, path, headers, more);

test('where no server of the site’s own answers, its route gives the same', async () => {
  const here = await send(PATH);
  const there = await GET(new Request(`http://127.0.0.1:${port}${PATH}`));
  expect(await there.text()).toBe(here.body.toString());
  expect(there.headers.get('content-type')).toBe(here.headers['content-type']);
  expect(there.headers.get('cache-control')).toBe(here.headers['cache-control']);
});

test('a calendar is answered here, once read for all who ask at a moment', async () => {
  const answers = await Promise.all([send(PATH), send(PATH), send(PATH)]);
  for (const { status, headers, body } of answers) {
    expect([status, body.toString()]).toEqual([200, CALENDAR]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(asked).toHaveBeenCalledTimes(1);
});

test('whoever takes gzip gets it', async () => {
  const { headers, body } = await send(PATH, { 'Accept-Encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['content-length']).toBe(String(body.length));
  expect(gunzipSync(body).toString()).toBe(CALENDAR);
});

test('refusals are those of the route', async () => {
  expect((await send('/api/availability?cabin_id=1')).status).toBe(400);
  expect((await send(PATH, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  const from = (origin: string) => send(PATH, { Host: 'cabins.example', Origin: origin });
  expect((await from('https://evil.example')).status).toBe(403);
  expect((await from('https://cabins.example')).status).toBe(200);
  const json = { 'Content-Type': 'application/json' };
  const post = (body: string, headers = json) =>
    send('/api/quote', headers, { method: 'POST', body });
  expect((await post('{}')).status).toBe(400);
  expect((await post('{')).status).toBe(400);
  expect((await post('{}', { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await post(JSON.stringify({ a: 'a'.repeat(100_000) }))).status).toBe(413);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('who is still sending what was refused can read the answer first', async () => {
  const sender = connect(port, '127.0.0.1');
  const lines = ['POST /api/quote HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
  sender.write([...lines, 'Content-Length: 9000000', '', ''].join('\r\n'));
  sender.write(' '.repeat(100_000));
  const closed = jest.fn();
  sender.on('end', closed).on('error', closed);
  const answer = await new Promise<string>((resolve) =>
    sender.once('data', (data) => resolve(data.toString('latin1'))),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is);
  sender.write(' '.repeat(1000));
  await send(PATH);
  expect(closed).not.toHaveBeenCalled();
  sender.destroy();
});

test('a quote is asked with what was posted', async () => {
  const stay = { cabin_id: CABIN, check_in: '2027-03-01', check_out: '2027-03-04' };
  const body = JSON.stringify({ ...stay, adults: 2, children: 0, pets: 0 });
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await send('/api/quote', headers, { method: 'POST', body });
  expect(status).toBe(200);
  const [, call] = asked.mock.calls[0] as [URL, { body: string }];
  expect(JSON.parse(call.body)).toMatchObject(stay);
});

test.each([
  ['HEAD', PATH],
  ['POST', PATH],
  ['GET', '/api/quote'],
  ['GET', '/api/health'],
  ['GET', '/api/availability/'],
  ['GET', `/cabins?x=${PATH}`],
])('%s %s goes on to Next', async (method, path) => {
  expect((await send(path, {}, { method })).headers['x-by']).toBe('next');
});

test('so does what is no proper address', async () => {
  const text = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', (data: Buffer) => resolve(data.toString()));
    socket.end(`GET ${PATH} HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n`);
  });
  expect(text).toContain('X-By: next');
});

import { z } from 'zod';
import {
  parseJson,
  parseQuery,
  proxyResponse,
  requireIdempotencyKey,
  withSameOrigin,
} from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';

const HOST = 'cabins.example';
const URL_OF_ROUTE = `https://${HOST}/api/thing`;
const schema = z.strictObject({ name: z.string().max(10) });

const echo = withSameOrigin(async (request) => Response.json(await parseJson(request, schema)));

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(URL_OF_ROUTE, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', Host: HOST, ...headers },
  });
}

async function codeOf(response: Response): Promise<string> {
  const body = (await response.json()) as { error: { code: string } };
  return body.error.code;
}

describe('callers', () => {
  const body = JSON.stringify({ name: 'Ada' });

  test.each<[string, Record<string, string>, number]>([
    ['the site itself', { Origin: `https://${HOST}`, 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a tool without browser headers', {}, 200],
    ['an address typed by hand', { 'Sec-Fetch-Site': 'none' }, 200],
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another site in an older browser', { Origin: 'https://evil.example' }, 403],
    ['a sibling subdomain', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['another port', { Origin: `https://${HOST}:8443` }, 403],
    ['a broken origin', { Origin: 'nonsense' }, 403],
  ])('%s', async (_name, headers, status) => {
    expect((await echo(post(body, headers))).status).toBe(status);
  });
});

describe('bodies', () => {
  test.each<[string, BodyInit, Record<string, string>, number, string]>([
    ['a form', 'name=Ada', { 'Content-Type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['broken JSON', '{"name":', {}, 400, 'invalid_request'],
    ['an unknown field', '{"name":"Ada","admin":true}', {}, 400, 'invalid_request'],
    ['a wrong type', '{"name":["Ada"]}', {}, 400, 'invalid_request'],
    ['nothing', '', {}, 400, 'invalid_request'],
    ['more than 64 KB', JSON.stringify({ name: 'a'.repeat(65_536) }), {}, 413, 'body_too_large'],
  ])('%s is refused', async (_name, body, headers, status, code) => {
    const response = await echo(post(body, headers));
    expect(response.status).toBe(status);
    expect(await codeOf(response)).toBe(code);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('a body that says it is small and is not is still cut off', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384)),
    });
    const request = new Request(URL_OF_ROUTE, {
      method: 'POST',
      body: endless,
      headers: { 'Content-Type': 'application/json', 'Content-Length': '10' },
      duplex: 'half',
    } as RequestInit);
    expect((await echo(request)).status).toBe(413);
  });
});

test('a query is parsed by its schema', async () => {
  const search = withSameOrigin(async (request) => Response.json(parseQuery(request, schema)));
  expect((await search(new Request(`${URL_OF_ROUTE}?name=Ada`))).status).toBe(200);
  expect((await search(new Request(`${URL_OF_ROUTE}?nome=Ada`))).status).toBe(400);
});

test('an unexpected failure is logged and tells the caller nothing', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = withSameOrigin(async () => {
    throw new Error('password=hunter2');
  });
  const response = await broken(new Request(URL_OF_ROUTE));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('hunter2');
  expect(log).toHaveBeenCalledTimes(1);
});

test.each(['', 'not-a-uuid', '1'])('the idempotency key %p is refused', async (key) => {
  const keyed = withSameOrigin(async (request) =>
    Response.json({ key: requireIdempotencyKey(request) }),
  );
  const response = await keyed(new Request(URL_OF_ROUTE, { headers: { 'Idempotency-Key': key } }));
  expect(await codeOf(response)).toBe('idempotency_key_required');
});

test.each([
  [200, 200],
  [201, 201],
  [409, 409],
  [422, 422],
  [500, 503],
  [503, 503],
])('an answer %i of a function is passed on as %i', async (status, passed) => {
  const response = proxyResponse({ status, body: { error: { code: 'x', message: 'internals' } } });
  expect(response.status).toBe(passed);
  if (passed === 503) expect(await response.text()).not.toContain('internals');
});

test('a 429 says when to try again', async () => {
  const limited = withSameOrigin(async () => {
    throw new HttpError(429, 'too_many_requests', 'Please wait.');
  });
  expect((await limited(new Request(URL_OF_ROUTE))).headers.get('Retry-After')).toBe('60');
  expect(proxyResponse({ status: 429, body: {} }).headers.get('Retry-After')).toBe('60');
  expect(proxyResponse({ status: 409, body: {} }).headers.get('Retry-After')).toBeNull();
});

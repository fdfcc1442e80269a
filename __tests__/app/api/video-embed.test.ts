import { GET } from '@/app/api/video-embed/route';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { shop } from '@/lib/shop/shop';

jest.mock('@/lib/data/backend/invoke-function', () => ({ invokeFunction: jest.fn() }));
const invoke = jest.mocked(invokeFunction);

const ID = '7000000000000000101';
const get = (query: string, headers: Record<string, string> = {}) =>
  GET(new Request(`https://cabins.example/api/video-embed${query}`, { headers }));

beforeEach(() => invoke.mockReset());

test('passes the id and the one account on, for the visitor', async () => {
  invoke.mockResolvedValue({ status: 200, body: { html: '<b>', title: 'x' } });
  const response = await get(`?id=${ID}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ html: '<b>', title: 'x' });
  expect(invoke).toHaveBeenCalledWith('tiktok-embed', {
    body: { video_id: ID, handle: shop().tiktokHandle },
    visitor: expect.any(Request),
  });
});

const refusal = (code: string, message: string) => ({ error: { code, message } });

test.each([
  [404, refusal('not_found', 'Gone'), 404, 'Gone'],
  [429, refusal('too_many_requests', 'Wait'), 429, 'Wait'],
  [502, refusal('no_html', 'No embed HTML received'), 502, 'No embed HTML received'],
  [504, refusal('timeout', 'Slow'), 504, 'Slow'],
  [500, refusal('internal_error', 'Secret'), 503, expect.stringMatching(/try again/i)],
  [503, null, 503, expect.stringMatching(/try again/i)],
  [502, '<html>', 503, expect.stringMatching(/try again/i)],
])('a function that answers %s', async (status, body, expected, message) => {
  invoke.mockResolvedValue({ status, body });
  const response = await get(`?id=${ID}`);
  expect(response.status).toBe(expected);
  expect(await response.json()).toMatchObject({ error: { message } });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test.each(['', '?id=', '?id=abc', `?id=${'1'.repeat(26)}`, '?id=1&id2=3', '?id=1%0a', '?id=-1'])(
  'the query %j is refused without asking',
  async (query) => {
    expect((await get(query)).status).toBe(400);
    expect(invoke).not.toHaveBeenCalled();
  },
);

test('cross-site requests are refused', async () => {
  expect((await get(`?id=${ID}`, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(invoke).not.toHaveBeenCalled();
});

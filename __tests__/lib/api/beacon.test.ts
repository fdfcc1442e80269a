import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { beacon } from '@/lib/api/beacon';
import { MAX_BEACON_BYTES, visitSchema } from '@/lib/schemas/tracking';

jest.mock('@/lib/data/backend/invoke-function', () => ({ invokeFunction: jest.fn() }));

const HOST = 'cabins.example';
const VISIT = { url_path: '/cabins', session_id: '11111111-2222-4333-8444-555555555555' };
const handle = beacon('track-visit', visitSchema, MAX_BEACON_BYTES);
const invoke = jest.mocked(invokeFunction);

function post(body: string, headers: Record<string, string> = {}) {
  const request = new Request(`https://${HOST}/api/track/visit`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', Host: HOST, ...headers },
  });
  return { request, answer: handle(request) };
}

beforeEach(() => {
  invoke.mockReset();
  invoke.mockResolvedValue({ status: 204, body: null });
});

test.each(['application/json', 'text/plain;charset=UTF-8'])('takes %s', async (type) => {
  const { request, answer } = post(JSON.stringify(VISIT), { 'Content-Type': type });
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(invoke).toHaveBeenCalledWith('track-visit', {
    body: VISIT,
    visitor: request,
    timeoutMs: 3000,
  });
});

test('answers 204 when nothing could be stored', async () => {
  invoke.mockResolvedValue({ status: 503, body: null });
  expect((await post(JSON.stringify(VISIT)).answer).status).toBe(204);
});

test.each<[string, string, Record<string, string>, number]>([
  ['another site', JSON.stringify(VISIT), { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another origin', JSON.stringify(VISIT), { Origin: 'https://evil.example' }, 403],
  ['a form', 'url_path=/', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ['broken JSON', '{"url_path":', {}, 400],
  ['another shape', '{"url_path":7}', {}, 400],
  ['more than 4 KB', JSON.stringify({ ...VISIT, more: 'x'.repeat(4_096) }), {}, 413],
])('refuses %s', async (_, body, headers, status) => {
  expect((await post(body, headers).answer).status).toBe(status);
  expect(invoke).not.toHaveBeenCalled();
});

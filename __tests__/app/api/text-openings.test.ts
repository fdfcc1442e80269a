import { POST } from '@/app/api/text/openings/route';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { consentOf } from '@/lib/copy/sms-consent';

jest.mock('@/lib/data/backend/invoke-function', () => ({ invokeFunction: jest.fn() }));
const invoke = jest.mocked(invokeFunction);

const BODY = {
  phone: '+18654291188',
  session_id: '11111111-2222-4333-8444-555555555555',
  consent: consentOf('cabin_opening'),
  check_in: '2026-12-20',
  check_out: '2027-01-10',
  guests: 4,
  city: 'gatlinburg',
  filter: 'pool',
  flexible_days: '3',
};

const post = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request('https://cabins.example/api/text/openings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

beforeEach(() => {
  invoke.mockReset();
  invoke.mockResolvedValue({ status: 200, body: { success: true } });
});

test('the search goes to the function for the visitor, with the page it came from', async () => {
  const response = await post(BODY, { Referer: 'https://cabins.example/cabins?guests=4' });
  expect(response.status).toBe(200);
  expect(invoke).toHaveBeenCalledWith('watch-openings', {
    body: BODY,
    visitor: expect.any(Request),
    headers: { 'X-Visitor-Page': '/cabins' },
  });
});

test.each([
  [422, { error: { code: 'opted_out', message: 'Text START' } }, 422, 'Text START'],
  [502, { error: { code: 'unavailable', message: 'Text us' } }, 502, 'Text us'],
  [500, null, 502, 'Failed to send text. Please try again.'],
])('when the function answers %d %j', async (status, body, expected, message) => {
  invoke.mockResolvedValue({ status, body });
  const response = await post(BODY);
  expect(response.status).toBe(expected);
  expect(await response.json()).toMatchObject({ error: { message } });
});

test.each([
  ['no dates', { ...BODY, check_in: undefined, check_out: undefined }],
  ['dates the wrong way round', { ...BODY, check_out: '2026-12-19' }],
  ['more nights than are sold', { ...BODY, check_out: '2027-01-20' }],
  ['another kind of number', { ...BODY, phone: '8654291188' }],
  ['no party', { ...BODY, guests: 0 }],
  ['an unknown town', { ...BODY, city: 'all' }],
  ['an unknown filter', { ...BODY, filter: 'castle' }],
  ['more days than can be chosen', { ...BODY, flexible_days: '8' }],
  ['more than is known', { ...BODY, body: 'Buy now' }],
])('%s is refused before it is sent on', async (_, body) => {
  expect((await post(body)).status).toBe(400);
  expect(invoke).not.toHaveBeenCalled();
});

test('another site may not ask', async () => {
  expect((await post(BODY, { Origin: 'https://evil.example' })).status).toBe(403);
  expect(invoke).not.toHaveBeenCalled();
});

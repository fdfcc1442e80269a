import { POST } from '@/app/api/text/route';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { consentOf } from '@/lib/copy/sms-consent';

jest.mock('@/lib/data/backend/invoke-function', () => ({ invokeFunction: jest.fn() }));
const invoke = jest.mocked(invokeFunction);

const BODY = {
  action: 'send_single',
  phone: '+18654291188',
  sessionId: '11111111-2222-4333-8444-555555555555',
  source: 'listing_card',
  consent: consentOf('cabin_link'),
  cabin: { id: 'fabbdb0a-51b5-8cb8-8791-97a490be39fd', title: 'Laurel Lantern', url: 'x' },
};
const FAILED = 'Failed to send text. Please try again.';

const post = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request('https://cabins.example/api/text', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

beforeEach(() => {
  invoke.mockReset();
  invoke.mockResolvedValue({ status: 200, body: { success: true } });
});

test('the request goes to the function for the visitor, with the page it came from', async () => {
  const Referer = 'https://cabins.example/cabins/pool?check_in=2026-12-04';
  const response = await post(BODY, { Referer });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(invoke).toHaveBeenCalledWith('text-favorite-cabins', {
    body: BODY,
    visitor: expect.any(Request),
    headers: { 'X-Visitor-Page': '/cabins/pool' },
  });
});

test.each<Record<string, string>>([{}, { Referer: 'nonsense' }])(
  'no page is named for %j',
  async (headers) => {
    await post(BODY, headers);
    expect(invoke).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ headers: {} }),
    );
  },
);

const refusal = (code: string, message: string) => ({ error: { code, message } });

test.each([
  [429, refusal('too_many_texts', 'Wait'), 429, 'Wait'],
  [422, refusal('opted_out', 'Text START'), 422, 'Text START'],
  [502, refusal('unavailable', 'Copy the link'), 502, 'Copy the link'],
  [502, { message: 'An upstream server error' }, 502, FAILED],
  [500, refusal('internal_error', 'Secret'), 502, FAILED],
  [503, null, 502, FAILED],
])('when the function answers %d %j', async (status, body, expected, message) => {
  invoke.mockResolvedValue({ status, body });
  const response = await post(BODY);
  expect(response.status).toBe(expected);
  expect(await response.json()).toMatchObject({ error: { message } });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test.each([
  ['another action', { ...BODY, action: 'send_all' }],
  ['another kind of number', { ...BODY, phone: '8654291188' }],
  ['no cabin', { ...BODY, cabin: undefined }],
  ['more than is known', { ...BODY, message: 'Buy now' }],
  ['impossible dates', { ...BODY, context: { check_in: '2026-12-04', check_out: '2026-12-01' } }],
])('%s is refused before it is sent on', async (_, body) => {
  expect((await post(body)).status).toBe(400);
  expect(invoke).not.toHaveBeenCalled();
});

test('another site may not send texts', async () => {
  expect((await post(BODY, { Origin: 'https://evil.example' })).status).toBe(403);
  expect(invoke).not.toHaveBeenCalled();
});

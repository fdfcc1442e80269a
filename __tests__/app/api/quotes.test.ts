import { POST } from '@/app/api/quotes/route';
import { invokeFunction } from '@/lib/data/backend/invoke-function';

jest.mock('@/lib/env/server', () => ({ serverEnv: { SITE_URL: 'https://cabins.example' } }));
jest.mock('@/lib/data/backend/invoke-function', () => ({ invokeFunction: jest.fn() }));

const TOKEN = '0123456789abcdef0123456789abcdef';
const BODY = {
  cabin_id: '7f6b1c1e-51f4-4d25-9b5c-1d2f6a1e0a01',
  check_in: '2027-02-02',
  check_out: '2027-02-05',
  adults: 2,
  children: 0,
  pets: 0,
};

async function send(body: object, headers: Record<string, string> = {}) {
  const request = new Request('https://cabins.example/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const response = await POST(request);
  return [response.status, await response.json()];
}

const respond = (status: number, body: object) =>
  jest.mocked(invokeFunction).mockReset().mockResolvedValue({ status, body });

test('the link of the stored quote is answered, and nothing else', async () => {
  respond(201, { token: TOKEN });
  expect(await send(BODY)).toEqual([201, { url: `https://cabins.example/quote/${TOKEN}` }]);
  expect(jest.mocked(invokeFunction).mock.lastCall).toMatchObject(['save-quote', { body: BODY }]);
});

test('a refusal goes on to the visitor', async () => {
  const error = { code: 'stay_not_bookable', message: 'No', reason: 'unavailable' };
  respond(422, { error });
  expect(await send(BODY)).toEqual([422, { error }]);
});

test.each([
  ['somebody’s quote', { ...BODY, quote_id: TOKEN }],
  ['a total', { ...BODY, total_cents: 1 }],
  ['no party', { ...BODY, adults: undefined }],
])('%s is not asked for', async (_, body) => {
  respond(201, { token: TOKEN });
  const [status] = await send(body);
  expect(status).toBe(400);
  expect(invokeFunction).not.toHaveBeenCalled();
});

test('another site can’t make one', async () => {
  respond(201, { token: TOKEN });
  const [status] = await send(BODY, {
    Origin: 'https://evil.example',
    'Sec-Fetch-Site': 'cross-site',
  });
  expect(status).toBe(403);
});

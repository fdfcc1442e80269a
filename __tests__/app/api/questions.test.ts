import { POST } from '@/app/api/questions/route';
import { POST as write } from '@/app/api/questions/[token]/messages/route';
import { askQuestion } from '@/lib/data/bookings/questions';
import { createGuestMessage } from '@/lib/data/bookings/guest-messages';
import { consumeRateLimit } from '@/lib/supabase/consume-rate-limit';

jest.mock('@/lib/env/server', () => ({ serverEnv: { SUPABASE_SECRET_KEY: 'a-secret-key' } }));
jest.mock('@/lib/supabase/consume-rate-limit', () => ({ consumeRateLimit: jest.fn() }));
jest.mock('@/lib/supabase/admin-client', () => ({ adminClient: jest.fn() }));
jest.mock('@/lib/data/bookings/questions', () => ({ askQuestion: jest.fn() }));
jest.mock('@/lib/data/bookings/guest-messages', () => ({ createGuestMessage: jest.fn() }));

const ask = jest.mocked(askQuestion);
const TOKEN = 'a'.repeat(32);
const BODY = {
  id: '11111111-1111-4111-8111-111111111111',
  cabin: 'bear-hollow',
  name: 'June',
  email: 'June@Example.com',
  question: 'Is it quiet?',
};
const URL_ = 'https://cabins.example/api/questions';
const post = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request(URL_, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
const submit = (fields: Record<string, string>) =>
  POST(new Request(URL_, { method: 'POST', body: new URLSearchParams(fields) }));

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ result: 'asked', token: TOKEN });
  jest.mocked(consumeRateLimit).mockResolvedValue(null);
});

test('a question is stored, and answered with the address of its page', async () => {
  const response = await post(BODY);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ question: { url: `/question/${TOKEN}` } });
  expect(ask.mock.lastCall?.[0]).toEqual({
    ...BODY,
    email: 'june@example.com',
    adults: 2,
    children: 0,
    pets: 0,
    website: '',
    elapsed_ms: null,
  });
  ask.mockResolvedValue({ result: 'repeated', token: TOKEN });
  expect((await post(BODY)).status).toBe(200);
});

test.each([
  ['limited', 429, 'too_many_requests'],
  ['unknown_cabin', 404, 'unknown_cabin'],
] as const)('%s is refused with %d', async (result, status, code) => {
  ask.mockResolvedValue({ result });
  const response = await post(BODY);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
});

test('another site may not ask, and nothing invalid is stored', async () => {
  expect((await post(BODY, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ ...BODY, question: '' })).status).toBe(400);
  expect((await post({ ...BODY, token: TOKEN })).status).toBe(400);
  expect((await post({ ...BODY, question: 'x'.repeat(40_000) })).status).toBe(413);
  expect(ask).not.toHaveBeenCalled();
});

test('without scripts the form leads to the question’s page, or back to itself', async () => {
  const fields = { cabin: 'bear-hollow', name: 'June', email: 'june@example.com', website: '' };
  const dates = { check_in: '', check_out: '' };
  const sent = await submit({ ...fields, ...dates, question: 'Is it quiet?' });
  expect([sent.status, sent.headers.get('Location')]).toEqual([
    303,
    `/question/${TOKEN}?notice=sent`,
  ]);
  expect(ask.mock.lastCall?.[0].id).toMatch(/^[\da-f-]{36}$/);
  const empty = await submit({ ...fields, question: ' ' });
  expect(empty.headers.get('Location')).toBe('/cabins/bear-hollow/ask#invalid');
  ask.mockResolvedValue({ result: 'limited' });
  const limited = await submit({ ...fields, question: 'Is it quiet?' });
  expect(limited.headers.get('Location')).toBe('/cabins/bear-hollow/ask#limited');
  expect((await submit({})).headers.get('Location')).toBe('/cabins');
  const hostile = await submit({ ...fields, cabin: '//evil.example/', question: '' });
  expect(hostile.headers.get('Location')).toBe('/cabins/%2F%2Fevil.example%2F/ask#invalid');
});

test('a message without scripts leads back to the question’s page, not to a booking’s', async () => {
  jest.mocked(createGuestMessage).mockResolvedValue('sent');
  const body = new URLSearchParams({ id: BODY.id, body: 'One more thing' });
  const request = new Request(`${URL_}/${TOKEN}/messages`, { method: 'POST', body });
  const response = await write(request, { params: Promise.resolve({ token: TOKEN }) });
  expect(response.headers.get('Location')).toBe(`/question/${TOKEN}?notice=sent`);
});

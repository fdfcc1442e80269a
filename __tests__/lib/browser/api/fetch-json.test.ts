import {
  ApiError,
  createBooking,
  getAvailability,
  requestQuote,
} from '@/lib/browser/api/fetch-json';
import type { BookingRequest } from '@/lib/schemas/booking';

function answer(status: number, json: () => Promise<unknown>) {
  const fake = jest.fn().mockResolvedValue({ ok: status < 400, status, json });
  globalThis.fetch = fake;
  return fake;
}

const AVAILABILITY = { calendar_data: { data: { dates: [] } } };
const REQUEST = { cabin_id: 'id' } as BookingRequest;

test('reads the calendar of one cabin', async () => {
  const fake = answer(200, async () => AVAILABILITY);
  await expect(getAvailability('a b')).resolves.toEqual(AVAILABILITY);
  expect(fake).toHaveBeenCalledWith('/api/availability?cabin_id=a%20b', expect.anything());
});

test('posts JSON, and the key of a booking in its header', async () => {
  const booking = { reference: 'MM-1', token: 't' };
  const body = { booking, payment: { url: 'https://pay.example/page' } };
  const fake = answer(201, async () => body);
  await expect(createBooking(REQUEST, 'key')).resolves.toEqual(body);
  expect(fake).toHaveBeenCalledWith(
    '/api/bookings',
    expect.objectContaining({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key' },
      body: '{"cabin_id":"id"}',
    }),
  );
});

test('a refusal keeps its status, code, reason and quote', async () => {
  const quote = { total_cents: 1 };
  const error = { code: 'price_changed', message: 'Changed', reason: 'why', quote };
  answer(409, async () => ({ error }));
  await expect(requestQuote(REQUEST)).rejects.toMatchObject({
    status: 409,
    code: 'price_changed',
    message: 'Changed',
    reason: 'why',
    quote,
  });
});

test('an error page that is not JSON keeps its status', async () => {
  answer(502, () => Promise.reject(new SyntaxError('Unexpected token')));
  await expect(getAvailability('id')).rejects.toMatchObject({ status: 502, code: 'unknown' });
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a time-out', () => Promise.reject(new DOMException('Timed out', 'TimeoutError'))],
])('%s is status 0', async (_, fake) => {
  globalThis.fetch = jest.fn(fake);
  await expect(getAvailability('id')).rejects.toMatchObject({ status: 0 });
});

test('a connection that breaks off in the middle is status 0', async () => {
  answer(200, () => Promise.reject(new TypeError('terminated')));
  await expect(getAvailability('id')).rejects.toMatchObject({ status: 0 });
});

test.each([[null], [{}], [{ calendar_data: null }], [{ calendar_data: { data: {} } }]])(
  'an answer like %j is none',
  async (body) => {
    answer(200, async () => body);
    await expect(getAvailability('id')).rejects.toBeInstanceOf(ApiError);
  },
);

import { priceNewBooking } from '@/lib/data/host/bookings/new-booking';
import { sendHostQuote } from '@/lib/data/host/bookings/sent-quote';
import { callAsMember } from '@/lib/data/staff/member-function';

jest.mock('@/lib/env/server', () => ({ serverEnv: { SITE_URL: 'https://cabins.example' } }));
jest.mock('@/lib/data/staff/member-function', () => ({ callAsMember: jest.fn() }));
jest.mock('@/lib/data/host/bookings/new-booking', () => ({ priceNewBooking: jest.fn() }));

const TOKEN = '0123456789abcdef0123456789abcdef';
const HOLDS_UNTIL = '2026-12-01T17:00:00Z';
const send = (answer: object | null) => {
  jest.mocked(callAsMember).mockResolvedValue(answer as never);
  return sendHostQuote({ stay: {} } as never, { headers: new Headers() }, new Date());
};

test('a sent quote is its link, until when it holds, and whether it was emailed', async () => {
  const data = { token: TOKEN, holdsUntil: HOLDS_UNTIL, isEmailed: true };
  expect(await send({ ok: true, data })).toEqual({
    ok: true,
    data: {
      url: `https://cabins.example/quote/${TOKEN}`,
      holdsUntil: HOLDS_UNTIL,
      isEmailed: true,
    },
  });
});

test('a refusal is told; for taken nights, who has them', async () => {
  const refused = { ok: false, code: 'second_factor', detail: {} };
  expect(await send(refused)).toEqual(refused);
  const taken = { ok: false, code: 'nights_taken', detail: { free: [] } };
  jest.mocked(priceNewBooking).mockResolvedValue(taken as never);
  expect(await send({ ok: true, data: { reason: 'unavailable' } })).toEqual(taken);
  jest.mocked(priceNewBooking).mockResolvedValue({ ok: true } as never);
  expect(await send({ ok: true, data: { reason: 'unavailable' } })).toMatchObject({
    code: 'quote_changed',
  });
});

test('tonight is for the host to book', async () => {
  expect(await send({ ok: true, data: { reason: 'past-or-today' } })).toMatchObject({
    code: 'quote_tonight',
  });
});

test('no answer is a failure', async () => {
  await expect(send(null)).rejects.toThrow('no answer');
});

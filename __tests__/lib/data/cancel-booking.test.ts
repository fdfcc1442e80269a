import { cancelBooking } from '@/lib/data/bookings/bookings';
import { invokeFunction } from '@/lib/data/backend/invoke-function';

jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));
jest.mock('@/lib/data/backend/invoke-function', () => ({ invokeFunction: jest.fn() }));
const answer = jest.mocked(invokeFunction);
const STATED = { refundCents: 100, isUnpaid: false };
const visitor = new Request('http://localhost/');

/** In the shapes that supabase/tests/payments.test.ts gets from the function. */
test.each([
  [200, { result: 'cancelled', refund_cents: 100 }, 'cancelled'],
  [200, { result: 'repeated', refund_cents: 100 }, 'cancelled'],
  [409, { result: 'refund_changed', refund_cents: 0 }, 'refund_changed'],
  [409, { result: 'not_cancellable', refund_cents: 0 }, 'not_cancellable'],
  [404, { result: 'unknown', refund_cents: 0 }, 'unknown'],
  [503, null, 'failed'],
  [500, { error: { code: 'internal_error', message: 'No' } }, 'failed'],
])('%s %j is %s', async (status, body, outcome) => {
  answer.mockResolvedValue({ status, body });
  expect(await cancelBooking('a'.repeat(32), STATED, visitor)).toBe(outcome);
});

test('a malformed token makes no request', async () => {
  answer.mockClear();
  expect(await cancelBooking('../x', STATED, visitor)).toBe('unknown');
  expect(answer).not.toHaveBeenCalled();
});

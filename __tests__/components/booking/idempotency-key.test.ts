/** @jest-environment jsdom */
import { forgetIdempotencyKey, idempotencyKeyOf } from '@/components/booking/idempotency-key';
import { idempotencyKeySchema } from '@/lib/schemas/booking';

const REQUEST = { check_in: '2026-12-04', guest: { name: 'Ada Lovelace' } };

beforeEach(() => window.sessionStorage.clear());

test('is a uuid, the same for the same request, also after a reload', () => {
  const key = idempotencyKeyOf(REQUEST);
  expect(idempotencyKeySchema.parse(key)).toBe(key);
  expect(idempotencyKeyOf({ ...REQUEST })).toBe(key);
});

test('is the same whatever order the keys stand in', () => {
  const { check_in, guest } = REQUEST;
  expect(idempotencyKeyOf({ guest, check_in })).toBe(idempotencyKeyOf(REQUEST));
});

test('is new for another request', () => {
  const key = idempotencyKeyOf(REQUEST);
  expect(idempotencyKeyOf({ ...REQUEST, check_in: '2026-12-05' })).not.toBe(key);
});

test('is new once it was forgotten', () => {
  const key = idempotencyKeyOf(REQUEST);
  forgetIdempotencyKey();
  expect(idempotencyKeyOf(REQUEST)).not.toBe(key);
});

test('storage holds nothing of the guest', () => {
  idempotencyKeyOf(REQUEST);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Ada');
});

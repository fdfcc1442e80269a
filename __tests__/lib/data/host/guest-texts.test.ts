import { getGuestTexts, stopGuestTexts } from '@/lib/data/host/bookings/bookings';
import { callAsMember } from '@/lib/data/staff/member-function';

jest.mock('@/lib/data/staff/member-function', () => ({ callAsMember: jest.fn() }));
jest.mock('@/lib/data/staff/staff', () => ({ readHost: jest.fn(), writeHost: jest.fn() }));

const ask = jest.mocked(callAsMember);
const visitor = { headers: new Headers() };
const REFERENCE = 'MM-23456789';

test('whether texts go to a guest is read, and nothing is offered where it cannot be', async () => {
  ask.mockResolvedValue({ ok: true, data: { texts: 'on' } });
  expect(await getGuestTexts(REFERENCE, visitor)).toBe('on');
  expect(ask.mock.lastCall?.slice(0, 3)).toEqual([
    'guest-texts',
    { reference: REFERENCE, stop: false },
    visitor,
  ]);
  for (const none of [null, { ok: false, code: 'not-allowed' }] as const) {
    ask.mockResolvedValue(none);
    expect(await getGuestTexts(REFERENCE, visitor)).toBe('none');
  }
});

test('texts that may not have been stopped are not told as stopped', async () => {
  ask.mockResolvedValue({ ok: true, data: { texts: 'stopped' } });
  expect(await stopGuestTexts(REFERENCE, visitor)).toMatchObject({ ok: true });
  expect(ask.mock.lastCall?.[1]).toEqual({ reference: REFERENCE, stop: true });
  ask.mockResolvedValue(null);
  expect(await stopGuestTexts(REFERENCE, visitor)).toEqual({ ok: false, code: 'broken' });
});

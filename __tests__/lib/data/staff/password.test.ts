import { setPassword } from '@/lib/data/staff/password';
import { signInWithPassword } from '@/lib/data/staff/staff-sign-in';

const visitor = { headers: new Headers() };
const typed = { current: 'the old password', password: 'the new password' };
const mockRead = jest.fn();
const mockWrite = jest.fn();
const mockProve = jest.fn();
const mockCheck = jest.fn();
const mockUpdate = jest.fn();
const mockSignIn = jest.fn();
const mockTry = jest.fn();
const mockWait = jest.fn();

jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => Promise.resolve(mockWait(ms)),
}));
jest.mock('@/lib/data/staff/staff', () => ({
  getStaffMember: () => Promise.resolve({ email: 'june@staff.example' }),
  readHost: (name: string) => mockRead(name),
  writeHost: (name: string) => mockWrite(name),
}));
jest.mock('@/lib/data/staff/sign-in-limits', () => ({
  isWithinProofLimit: () => mockProve(),
  signInContextOf: () => ({}),
}));
jest.mock('@/lib/data/staff/open-session', () => ({ openSession: jest.fn() }));
jest.mock('@/lib/data/backend/invoke-function', () => ({ invokeFunction: jest.fn() }));
jest.mock('@/lib/supabase/sign-in', () => ({
  countSignInAttempt: (name: string) => mockTry(name),
}));
jest.mock('@/lib/supabase/check-password', () => ({
  checkPassword: (...args: unknown[]) => mockCheck(...args),
}));
jest.mock('@/lib/supabase/staff-client', () => ({
  privilegedStaffClient: () =>
    Promise.resolve({
      auth: {
        updateUser: (change: object) => mockUpdate(change),
        signInWithPassword: () => mockSignIn(),
      },
    }),
}));

beforeEach(() => {
  jest.clearAllMocks();
  mockRead.mockResolvedValue({ ok: true, data: { hasPassword: true } });
  mockWrite.mockResolvedValue({ ok: true, data: {} });
  mockProve.mockResolvedValue(true);
  mockCheck.mockResolvedValue(true);
  mockUpdate.mockResolvedValue({ error: null });
  mockTry.mockResolvedValue(null);
});

test('the old password is asked, then the new one is set and recorded', async () => {
  expect(await setPassword(typed, visitor)).toEqual({ ok: true, data: null });
  expect(mockCheck).toHaveBeenCalledWith('june@staff.example', 'the old password');
  expect(mockUpdate).toHaveBeenCalledWith({ password: 'the new password' });
  expect(mockWrite).toHaveBeenCalledWith('host_note_password');
});

test('a first one needs no old one', async () => {
  mockRead.mockResolvedValue({ ok: true, data: { hasPassword: false } });
  expect((await setPassword({ ...typed, current: '' }, visitor)).ok).toBe(true);
  expect(mockCheck).not.toHaveBeenCalled();
});

test.each<[string, () => unknown]>([
  ['second_factor', () => mockRead.mockResolvedValue({ ok: false, code: 'second_factor' })],
  ['stale_sign_in', () => mockRead.mockResolvedValue({ ok: false, code: 'stale_sign_in' })],
  ['wrong_password', () => mockCheck.mockResolvedValue(false)],
  ['too_many_codes', () => mockProve.mockResolvedValue(false)],
])('%s: nothing is set', async (code, arrange) => {
  arrange();
  expect(await setPassword(typed, visitor)).toMatchObject({ ok: false, code });
  expect(mockUpdate).not.toHaveBeenCalled();
  expect(mockWrite).not.toHaveBeenCalled();
});

test.each([
  ['weak_password', 'weak_password'],
  ['same_password', 'same_password'],
  ['reauthentication_needed', 'stale_sign_in'],
])('Auth refuses it: %s', async (given, code) => {
  mockUpdate.mockResolvedValue({ error: { code: given } });
  expect(await setPassword(typed, visitor)).toMatchObject({ ok: false, code });
  expect(mockWrite).not.toHaveBeenCalled();
});

const REFUSED = { error: { code: 'invalid_credentials' } };

test('a refused password is answered no sooner than any password can be checked', async () => {
  mockSignIn.mockResolvedValue(REFUSED);
  const answer = await signInWithPassword('june@staff.example', 'wrong', visitor);
  expect(answer).toEqual({ ok: false, message: null });
  expect(mockWait.mock.calls).toEqual([[400]]);
});

test('many tries at one mailbox are slow, and still looked at', async () => {
  mockTry.mockImplementation((name) => (name === 'host-sign-in-slow' ? '' : null));
  mockSignIn.mockResolvedValue({ error: null });
  expect(await signInWithPassword('june@staff.example', 'right', visitor)).toEqual({ ok: true });
  expect(mockWait.mock.calls).toEqual([[400], [1000]]);
});

test('past the limit of a network nothing is looked at', async () => {
  mockTry.mockResolvedValue('Please wait.');
  const answer = await signInWithPassword('june@staff.example', 'right', visitor);
  expect(answer).toEqual({ ok: false, message: 'Please wait.' });
  expect(mockSignIn).not.toHaveBeenCalled();
});

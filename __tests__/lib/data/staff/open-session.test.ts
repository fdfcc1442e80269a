import { globSync, readFileSync } from 'node:fs';
import { openSession } from '@/lib/data/staff/open-session';

const mockMake = jest.fn();
const mockVerify = jest.fn();

jest.mock('@/lib/supabase/admin-client', () => ({
  adminClient: () => ({ auth: { admin: { generateLink: (asked: object) => mockMake(asked) } } }),
}));
jest.mock('@/lib/supabase/staff-client', () => ({
  privilegedStaffClient: () =>
    Promise.resolve({ auth: { verifyOtp: (given: object) => mockVerify(given) } }),
}));
jest.mock('@/lib/log/log', () => ({ logError: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  mockMake.mockResolvedValue({ data: { properties: { hashed_token: 'just made' } }, error: null });
  mockVerify.mockResolvedValue({ error: null });
});

test('a session is opened with the token that was made for it', async () => {
  expect(await openSession('june@staff.example')).toBe(true);
  expect(mockMake).toHaveBeenCalledWith({ type: 'magiclink', email: 'june@staff.example' });
  expect(mockVerify).toHaveBeenCalledWith({ token_hash: 'just made', type: 'email' });
});

test('without one nothing is handed to Auth', async () => {
  mockMake.mockResolvedValue({ data: { properties: null }, error: { message: 'away' } });
  expect(await openSession('june@staff.example')).toBe(false);
  expect(mockVerify).not.toHaveBeenCalled();
  mockMake.mockResolvedValue({ data: { properties: { hashed_token: 'b' } }, error: null });
  mockVerify.mockResolvedValue({ error: { message: 'away' } });
  expect(await openSession('june@staff.example')).toBe(false);
});

test('nothing else of the site hands Auth a token, a code or an address for one', () => {
  const sources = globSync(
    '{app,lib,components,server,supabase/functions,supabase/local}/**/*.{ts,tsx}',
  );
  const calls = /\.(?:verifyOtp|signInWithOtp|exchangeCodeForSession|resetPasswordForEmail)\(/;
  const callers = sources.filter((file) => calls.test(readFileSync(file, 'utf8')));
  expect(sources.length).toBeGreaterThan(100);
  expect(callers).toEqual(['lib/data/staff/open-session.ts']);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  confirmSecondFactor,
  finishEnrollment,
  removeSecondFactor,
  startEnrollment,
} from '@/lib/data/staff/second-factor';

type Factor = { id: string; factor_type: 'totp'; status: 'verified' | 'unverified' };

const USER = 'c0ffee00-0000-4000-8000-000000000001';
const FACTOR = 'c0ffee00-0000-4000-8000-0000000000fa';
const CODE = '123456';
const visitor = { headers: new Headers() };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const exp = Math.floor(Date.now() / 1000) + 3600;
const token = (aal: string) =>
  `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: USER, aal, exp })}.c2lnbmVk`;

let auth: Server;
let factors: Factor[];
let asked: string[];
let isSlow: boolean;
let cookies: Map<string, string>;
let written: { maxAge?: number }[];
const mockWrite = jest.fn<Promise<{ ok: true }>, unknown[]>(() => Promise.resolve({ ok: true }));
const mockTry = jest.fn<Promise<boolean>, unknown[]>();
const mockUrl = { value: '' };

jest.mock('@/lib/env/server', () => ({
  serverEnv: {
    get NEXT_PUBLIC_SUPABASE_URL() {
      return mockUrl.value;
    },
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a',
    SITE_URL: 'http://localhost:3000',
  },
}));
jest.mock('next/headers', () => ({
  cookies: () =>
    Promise.resolve({
      getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
      set: (name: string, value: string, options: { maxAge?: number }) => {
        cookies.set(name, value);
        written.push(options);
      },
    }),
}));
jest.mock('@/lib/data/staff/sign-in-limits', () => ({
  isWithinProofLimit: (...args: unknown[]) => mockTry(...args),
}));
jest.mock('@/lib/data/staff/staff', () => ({
  getStaffMember: () => Promise.resolve({ email: 'june@staff.example' }),
  writeHost: (...args: unknown[]) => mockWrite(...args),
}));

const session = (aal: string) => ({
  access_token: token(aal),
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: exp,
  user: user(),
});
const user = () => ({ id: USER, aud: 'authenticated', email: 'june@staff.example', factors });
const sessionLevel = () => {
  const text = [...cookies.entries()]
    .filter(([name]) => name.startsWith('host-session'))
    .map(([, value]) => value)
    .join('');
  const stored = Buffer.from(text.replace(/^base64-/, ''), 'base64url').toString();
  const { access_token: kept } = JSON.parse(stored) as { access_token: string };
  return (
    JSON.parse(Buffer.from(kept.split('.')[1] ?? '', 'base64url').toString()) as { aal: string }
  ).aal;
};

/** The factor endpoints of an Auth server, as far as the console calls them. */
function answer(call: string, body: { code?: string }, bearer: string): [number, object] {
  if (call === 'GET /user') return [200, user()];
  if (call === 'POST /factors') {
    factors.push({ id: FACTOR, factor_type: 'totp', status: 'unverified' });
    const totp = { qr_code: '<svg/>', secret: 'ABC234', uri: 'otpauth://totp/a' };
    return [200, { id: FACTOR, type: 'totp', totp }];
  }
  if (call === `POST /factors/${FACTOR}/challenge`)
    return [200, { id: 'challenge', expires_at: exp }];
  if (call === `POST /factors/${FACTOR}/verify`) {
    if (isSlow) return [422, { code: 'mfa_challenge_expired', message: 'expired' }];
    if (body.code !== CODE) return [422, { code: 'mfa_verification_failed', message: 'wrong' }];
    for (const factor of factors) factor.status = 'verified';
    return [200, session('aal2')];
  }
  if (call.startsWith('DELETE /factors/')) {
    const id = call.slice('DELETE /factors/'.length);
    const factor = factors.find((each) => each.id === id);
    if (factor?.status === 'verified' && bearer !== token('aal2')) {
      return [401, { code: 'insufficient_aal', message: 'AAL2 required' }];
    }
    factors = factors.filter((each) => each.id !== id);
    return [200, { id }];
  }
  return [404, { code: 'not_found', message: 'Not found' }];
}

beforeAll(async () => {
  auth = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const call = `${request.method} ${(request.url ?? '').replace('/auth/v1', '')}`;
      asked.push(call);
      const body = (text === '' ? {} : JSON.parse(text)) as { code?: string };
      const [status, json] = answer(call, body, (request.headers.authorization ?? '').slice(7));
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      });
      response.end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => auth.listen(0, '127.0.0.1', resolve));
  mockUrl.value = `http://127.0.0.1:${(auth.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => auth.close(resolve)));

beforeEach(() => {
  factors = [];
  asked = [];
  isSlow = false;
  written = [];
  mockTry.mockResolvedValue(true);
  mockWrite.mockClear();
  const kept = `base64-${Buffer.from(JSON.stringify(session('aal1'))).toString('base64url')}`;
  cookies = new Map([['host-session', kept]]);
});

test('a factor is enrolled with its picture and key, and counts after its code', async () => {
  const begun = await startEnrollment();
  expect(begun).toEqual({
    ok: true,
    data: { factorId: FACTOR, qrCode: 'data:image/svg+xml;utf-8,<svg/>', secret: 'ABC234' },
  });
  expect(await finishEnrollment(FACTOR, '000000', visitor)).toEqual({
    ok: false,
    code: 'wrong_code',
  });
  expect(sessionLevel()).toBe('aal1');
  expect(mockWrite).not.toHaveBeenCalled();
  expect(await finishEnrollment(FACTOR, CODE, visitor)).toEqual({ ok: true, data: null });
  expect(sessionLevel()).toBe('aal2');
  expect(mockWrite.mock.calls).toEqual([['host_note_second_factor', { p_added: true }]]);
});

test('one that was begun before is given up first', async () => {
  factors = [{ id: 'begun', factor_type: 'totp', status: 'unverified' }];
  expect((await startEnrollment()).ok).toBe(true);
  expect(factors.map(({ id }) => id)).toEqual([FACTOR]);
});

test('a code lifts the session, and a cookie that no script reads keeps it, for thirty days', async () => {
  factors = [{ id: FACTOR, factor_type: 'totp', status: 'verified' }];
  expect(await confirmSecondFactor(CODE, visitor)).toEqual({ ok: true, data: FACTOR });
  expect(sessionLevel()).toBe('aal2');
  for (const options of written) {
    expect(options).toMatchObject({
      path: '/host',
      httpOnly: true,
      sameSite: 'lax',
      secure: false,
    });
  }
  expect(Math.max(...written.map(({ maxAge }) => maxAge ?? Infinity))).toBe(30 * 86_400);
});

test('it is turned off with a code alone', async () => {
  factors = [{ id: FACTOR, factor_type: 'totp', status: 'verified' }];
  expect(await removeSecondFactor('000000', visitor)).toEqual({ ok: false, code: 'wrong_code' });
  expect(factors).toHaveLength(1);
  expect(mockWrite).not.toHaveBeenCalled();
  expect(await removeSecondFactor(CODE, visitor)).toEqual({ ok: true, data: null });
  expect(factors).toEqual([]);
  expect(mockWrite.mock.calls).toEqual([['host_note_second_factor', { p_added: false }]]);
});

test('a late code, a removed factor and a lost session get different errors', async () => {
  factors = [{ id: FACTOR, factor_type: 'totp', status: 'verified' }];
  isSlow = true;
  expect(await confirmSecondFactor(CODE, visitor)).toEqual({ ok: false, code: 'code_expired' });
  factors = [];
  expect(await confirmSecondFactor(CODE, visitor)).toEqual({ ok: false, code: 'code_expired' });
  cookies = new Map();
  expect(await confirmSecondFactor(CODE, visitor)).toEqual({ ok: false, code: 'signed-out' });
});

test('guessing ends at the limit, without asking Auth', async () => {
  mockTry.mockResolvedValue(false);
  for (const guess of [confirmSecondFactor, removeSecondFactor]) {
    expect(await guess(CODE, visitor)).toEqual({ ok: false, code: 'too_many_codes' });
  }
  expect(await finishEnrollment(FACTOR, CODE, visitor)).toEqual({
    ok: false,
    code: 'too_many_codes',
  });
  expect(asked).toEqual([]);
});

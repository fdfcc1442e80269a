import { NextRequest } from 'next/server';
import { guardConsole } from '@/lib/middleware/guard-console';
import { makeStaffClient } from '@/lib/supabase/staff-client';

jest.mock('@/lib/supabase/staff-client', () => ({ makeStaffClient: jest.fn() }));

const SITE = 'https://cabins.example';

function sessionIs(answer: { data: object | null; error: { name: string } | null }) {
  jest
    .mocked(makeStaffClient)
    .mockReturnValue({ auth: { getClaims: () => Promise.resolve(answer) } } as never);
}
const nobody = () => sessionIs({ data: null, error: null });
const ask = (path: string) => guardConsole(new NextRequest(`${SITE}${path}`));

test('sends a stranger to the sign-in, with the way back', async () => {
  nobody();
  const answer = await ask('/host/calendar?from=2026-12-01');
  expect(answer.status).toBe(307);
  const target = new URL(answer.headers.get('Location') ?? '');
  expect(target.origin + target.pathname).toBe(`${SITE}/host/sign-in`);
  expect(target.searchParams.get('next')).toBe('/host/calendar?from=2026-12-01');
});

test('refuses a stranger in JSON where a script asks', async () => {
  nobody();
  expect((await ask('/host/api/calendar')).status).toBe(401);
});

test.each(['/host/sign-in', '/host/auth/confirm', '/host/sign-out'])(
  'leaves %s to everybody',
  async (path) => {
    nobody();
    expect((await ask(path)).headers.get('Location')).toBeNull();
  },
);

test.each([
  ['a member', { data: { claims: {} }, error: null }],
  ['a session that Auth cannot check', { data: null, error: { name: 'AuthRetryableFetchError' } }],
])('passes %s on', async (_, answer) => {
  sessionIs(answer);
  expect((await ask('/host')).headers.get('Location')).toBeNull();
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'refuses a %s that no page of the console made, before anybody is asked who it is',
  async (method) => {
    sessionIs({ data: { claims: {} }, error: null });
    jest.mocked(makeStaffClient).mockClear();
    for (const origin of [undefined, 'https://evil.example', 'null']) {
      for (const path of ['/host', '/host/sign-in', '/host/auth/confirm']) {
        const headers = { Host: 'cabins.example', ...(origin && { Origin: origin }) };
        const request = new NextRequest(`${SITE}${path}`, { method, headers });
        expect((await guardConsole(request)).status).toBe(403);
      }
    }
    expect(makeStaffClient).not.toHaveBeenCalled();
    const headers = { Host: 'cabins.example', Origin: SITE };
    const own = await guardConsole(new NextRequest(`${SITE}/host`, { method, headers }));
    expect(own.status).toBe(200);
  },
);

test('is never cached or indexed', async () => {
  nobody();
  for (const path of ['/host', '/host/sign-in']) {
    const { headers } = await ask(path);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Robots-Tag')).toContain('noindex');
  }
});

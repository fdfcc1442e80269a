const written: [name: string, value: string, options: object][] = [];
jest.mock('next/headers', () => ({
  cookies: () =>
    Promise.resolve({
      get: () => undefined,
      set: (...cookie: (typeof written)[number]) => written.push(cookie),
    }),
}));
jest.mock('@/lib/env/server', () => ({ serverEnv: { SITE_URL: 'https://cabins.example' } }));

test('the secret of a code is sent to the sign-in alone, over HTTPS, and read by no script', async () => {
  const { startChallenge } = await import('@/lib/data/staff/sign-in-challenge');
  const secret = await startChallenge('june@staff.example');
  expect(written).toEqual([
    [
      'host-challenge',
      `${secret}.june@staff.example`,
      { path: '/host/sign-in', httpOnly: true, secure: true, sameSite: 'strict', maxAge: 900 },
    ],
  ]);
});

import { getConnections, siteSettings, testConnection } from '@/lib/data/host/settings/connections';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { staffClient } from '@/lib/supabase/staff-client';

jest.mock('@/lib/env/server', () => ({
  serverEnv: {
    MAP_STYLE_URL: 'https://maps.example.com/style.json?key=secret',
    GA_MEASUREMENT_ID: 'G-ABC1234567',
  },
}));
jest.mock('@/lib/data/backend/invoke-function', () => ({ invokeFunction: jest.fn() }));
jest.mock('@/lib/supabase/staff-client', () => ({ staffClient: jest.fn() }));

const invoke = jest.mocked(invokeFunction);
const visitor = { headers: new Headers() };

function signIn(access_token: string | null) {
  const session = access_token === null ? null : { access_token };
  const client = { auth: { getSession: async () => ({ data: { session } }) } };
  jest.mocked(staffClient).mockResolvedValue(client as never);
}

const answer = (status: number, body: unknown) => invoke.mockResolvedValue({ status, body });
const refusal = (code: string, message: string) => ({ error: { code, message } });

beforeEach(() => {
  invoke.mockReset();
  signIn('the token');
});

test('the member’s token and the site’s own settings go along', async () => {
  answer(200, { code: 'works', detail: '' });
  const result = await testConnection('map', visitor);
  expect(result).toEqual({ ok: true, data: { code: 'works', detail: '' } });
  const [name, call] = invoke.mock.calls[0] ?? [];
  expect(name).toBe('connections');
  expect(call).toMatchObject({
    headers: { Authorization: 'Bearer the token' },
    visitor,
    body: {
      test: 'map',
      site: {
        mapStyleUrl: 'https://maps.example.com/style.json?key=secret',
        tag: 'G-ABC1234567',
      },
    },
  });
});

test('without a session nothing is asked', async () => {
  signIn(null);
  expect(await testConnection('map', visitor)).toEqual({ ok: false, code: 'signed-out' });
  expect(invoke).not.toHaveBeenCalled();
});

test.each([
  [403, refusal('42501', 'not_allowed'), { ok: false, code: 'not-allowed' }],
  [401, refusal('PGRST301', 'JWT expired'), { ok: false, code: 'signed-out' }],
  [422, refusal('PT422', 'too_many_tests'), { ok: false, code: 'too_many_tests', detail: {} }],
  [503, null, { ok: true, data: { code: 'no_function', detail: '' } }],
  [200, { code: 'hacked' }, { ok: true, data: { code: 'no_function', detail: '' } }],
  [
    500,
    refusal('internal_error', 'Something went wrong.'),
    { ok: true, data: { code: 'no_function', detail: '' } },
  ],
])('an answer %d %j is told, never thrown', async (status, body, result) => {
  answer(status, body);
  expect(await testConnection('texts', visitor)).toEqual(result);
});

test('a state that cannot be read is none', async () => {
  answer(200, { settings: {} });
  expect(await getConnections(visitor)).toBeNull();
});

test('of the map’s address the browser learns the host alone', () => {
  expect(siteSettings()).toEqual({
    map: { host: 'maps.example.com' },
    analytics: { tag: 'G-ABC1234567' },
  });
});

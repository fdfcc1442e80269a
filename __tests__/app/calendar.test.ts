import { GET } from '@/app/calendar/[file]/route';
import { adminClient } from '@/lib/supabase/admin-client';
import { consumeRateLimit } from '@/lib/supabase/consume-rate-limit';

jest.mock('@/lib/env/server', () => ({
  serverEnv: { SUPABASE_SECRET_KEY: 'a-secret-key', SITE_URL: 'https://cabins.example' },
}));
jest.mock('@/lib/supabase/consume-rate-limit', () => ({ consumeRateLimit: jest.fn() }));
jest.mock('@/lib/supabase/admin-client', () => ({ adminClient: jest.fn() }));

const TOKEN = '0f'.repeat(32);
const CALENDAR = {
  title: 'Laurel Lantern',
  stays: [
    {
      uid: 'ab'.repeat(20),
      check_in: '2026-12-04',
      check_out: '2026-12-07',
      is_block: false,
      created_at: '2026-11-21T10:15:30.5+00:00',
    },
  ],
};
const rpc = jest.fn();

const ask = (file: string, headers: Record<string, string> = {}) =>
  GET(new Request('https://cabins.example/calendar/x', { headers }), {
    params: Promise.resolve({ file }),
  });

beforeEach(() => {
  rpc.mockReset().mockResolvedValue({ data: CALENDAR, error: null });
  jest.mocked(adminClient).mockReturnValue({ rpc } as never);
  jest.mocked(consumeRateLimit).mockReset().mockResolvedValue(null);
});

test('the calendar behind a secret, for the asker alone and for no search engine', async () => {
  const response = await ask(`${TOKEN}.ics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=300');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  const text = await response.text();
  expect(text).toContain('DTEND;VALUE=DATE:20261207\r\nSUMMARY:Reserved');
  expect(text.replaceAll('\r\n ', '')).toContain(`UID:${'ab'.repeat(20)}@stays.cabins.example`);
  expect(rpc).toHaveBeenCalledWith('exported_calendar', { p_token: TOKEN });
});

test('an unchanged calendar is answered with 304', async () => {
  const etag = (await ask(`${TOKEN}.ics`)).headers.get('ETag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await ask(`${TOKEN}.ics`, { 'If-None-Match': known });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(response.headers.get('ETag')).toBe(etag);
  }
  expect((await ask(`${TOKEN}.ics`, { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('a wrong secret and an invalid one get the same answer', async () => {
  rpc.mockResolvedValue({ data: null, error: null });
  const unknown = await ask(`${TOKEN}.ics`);
  const body = await unknown.text();
  expect(unknown.status).toBe(404);
  rpc.mockClear();
  for (const file of [
    'x.ics',
    TOKEN,
    `${TOKEN}.ICS`,
    `${TOKEN.toUpperCase()}.ics`,
    `../${TOKEN}.ics`,
  ]) {
    const response = await ask(file);
    expect([response.status, await response.text()]).toEqual([404, body]);
  }
  expect(rpc).not.toHaveBeenCalled();
});

test('a network above its limit gets 429', async () => {
  jest.mocked(consumeRateLimit).mockResolvedValue('calendar:3600:x');
  const response = await ask(`${TOKEN}.ics`);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(rpc).not.toHaveBeenCalled();
});

test('when the database does not answer, the answer is an error, never an empty calendar', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  rpc.mockResolvedValue({ data: null, error: { message: 'down' } });
  const response = await ask(`${TOKEN}.ics`);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('VCALENDAR');
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});

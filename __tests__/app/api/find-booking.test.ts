import { POST } from '@/app/api/find-booking/route';
import { mailboxOf } from '@/lib/domain/values/email-address';
import { keyedHash } from '@/lib/http/keyed-hash';
import { adminClient } from '@/lib/supabase/admin-client';

jest.mock('@/lib/env/server', () => ({ serverEnv: { SUPABASE_SECRET_KEY: 'a-secret-key' } }));
jest.mock('@/lib/supabase/admin-client', () => ({ adminClient: jest.fn() }));

const rpc = jest.fn();
const URL_ = 'https://cabins.example/api/find-booking';

beforeEach(() => {
  rpc.mockReset().mockResolvedValue({ data: null, error: null });
  jest.mocked(adminClient).mockReturnValue({ rpc } as unknown as ReturnType<typeof adminClient>);
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request(URL_, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

const submit = (fields: Record<string, string>) =>
  POST(new Request(URL_, { method: 'POST', body: new URLSearchParams(fields) }));

test('the answer is 202 with the same body for every mailbox, from one call of the database', async () => {
  const bodies = await Promise.all(
    [
      { email: 'june@example.com' },
      { email: 'nobody@example.com' },
      { email: 'june@example.com', reference: 'mm 7k2pxq4a' },
      { email: 'june@example.com', reference: 'no such thing' },
    ].map(async (body) => {
      const response = await post(body);
      return [response.status, response.headers.get('Cache-Control'), await response.text()];
    }),
  );
  expect(new Set(bodies.map((body) => body.join()))).toEqual(
    new Set([[202, 'no-store', '{"request":{"status":"received"}}'].join()]),
  );
  expect(rpc).toHaveBeenCalledTimes(4);
  expect(rpc.mock.calls.map(([name]) => name)).toEqual(
    Array.from({ length: 4 }, () => 'request_booking_links'),
  );
  const references = rpc.mock.calls.map(([, { p_reference }]) => String(p_reference));
  expect(references.toSorted()).toEqual(['MM-7K2PXQ4A', 'no such thing', 'null', 'null']);
});

test('every spelling of a mailbox counts together, by its hash', async () => {
  await post({ email: 'Ju.ne+cabins@gmail.com' });
  await post({ email: 'june@googlemail.com' });
  const keys = rpc.mock.calls.map(([, { p_limits }]) =>
    (p_limits as { key: string }[]).map(({ key }) => key),
  );
  expect(keys[0]).toEqual(keys[1]);
  const hash = await keyedHash(`mailbox:${mailboxOf('june@gmail.com')}`, 'a-secret-key');
  expect(keys[0]).toContain(`find-booking:mailbox:${hash}`);
});

test('past a limit the answer is 429, whoever asks', async () => {
  rpc.mockResolvedValue({ data: 'find-booking:mailbox:x', error: null });
  const response = await post({ email: 'june@example.com' });
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ error: { code: 'too_many_requests' } });
});

test.each([
  ['no address', {}],
  ['two addresses', { email: 'june@example.com, ada@example.com' }],
  ['another header', { email: 'june@example.com\nBcc: ada@example.com' }],
  ['a list', { email: ['june@example.com'] }],
  ['a long reference', { email: 'june@example.com', reference: 'M'.repeat(41) }],
  ['more than is known', { email: 'june@example.com', id: 1 }],
])('%s is refused and not stored', async (_, body) => {
  expect((await post(body)).status).toBe(400);
  expect(rpc).not.toHaveBeenCalled();
});

test('another site may not ask', async () => {
  const response = await post({ email: 'june@example.com' }, { Origin: 'https://evil.example' });
  expect(response.status).toBe(403);
  expect(rpc).not.toHaveBeenCalled();
});

test.each([
  [{ email: 'june@example.com', reference: '' }, null, 'sent'],
  [{ email: 'june@example.com', reference: '' }, 'find-booking:network:x', 'limited'],
  [{ email: 'june', reference: '' }, null, 'invalid'],
])('without scripts %j leads back to the page', async (fields, reached, notice) => {
  rpc.mockResolvedValue({ data: reached, error: null });
  const response = await submit(fields);
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe(`/find-booking?notice=${notice}`);
});

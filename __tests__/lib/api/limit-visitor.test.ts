import { isWithinLimit, limitVisitor } from '@/lib/api/limit-visitor';
import { HttpError } from '@/lib/api/http-error';
import { adminClient } from '@/lib/supabase/admin-client';

const MOST = 5;
jest.mock('@/lib/env/server', () => ({
  serverEnv: { READS_PER_MINUTE: 5, SUPABASE_SECRET_KEY: 'a-secret-key' },
}));
jest.mock('@/lib/supabase/admin-client', () => ({ adminClient: jest.fn() }));

const rpc = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  rpc.mockReset();
  jest.mocked(adminClient).mockReturnValue({ rpc } as never);
});
afterEach(() => void jest.useRealTimers());

const from = (address: string) => ({ headers: new Headers({ 'X-Forwarded-For': address }) });

async function count(address: string, name: 'quote' | 'search', now: number): Promise<number> {
  jest.setSystemTime(now);
  const taken = await Promise.all(
    Array.from({ length: 20 }, () => isWithinLimit(from(address), name)),
  );
  return taken.filter(Boolean).length;
}

test('a network has its share of each read in each minute, and no more', async () => {
  const now = Date.parse('2027-05-01T12:00:00Z');
  expect(await count('203.0.113.1', 'quote', now)).toBe(MOST);
  expect(await count('203.0.113.1', 'quote', now + 59_999)).toBe(0);
  expect(await count('203.0.113.1', 'search', now)).toBe(MOST);
  expect(await count('203.0.113.2', 'quote', now)).toBe(MOST);
  expect(await count('2001:db8::1', 'quote', now)).toBe(MOST);
  expect(await count('2001:db8::2', 'quote', now)).toBe(0);
  expect(await count('203.0.113.1', 'quote', now + 60_000)).toBe(MOST);
  expect(rpc).not.toHaveBeenCalled();
});

test('the counters of networks are bounded', async () => {
  const now = Date.parse('2027-06-01T12:00:00Z');
  expect(await count('203.0.113.1', 'quote', now)).toBe(MOST);
  for (let n = 0; n < 50_000; n++) {
    await isWithinLimit(from(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`), 'quote');
  }
  expect(await count('203.0.113.1', 'quote', now)).toBe(MOST);
});

test('a network above its limit of reads gets 429', async () => {
  jest.setSystemTime(Date.parse('2027-07-01T12:00:00Z'));
  for (let n = 0; n < MOST; n++) await limitVisitor(from('203.0.113.9'), 'quote');
  await expect(limitVisitor(from('203.0.113.9'), 'quote')).rejects.toThrow(
    new HttpError(429, 'too_many_requests', 'Whoa! Give it a minute and try again.'),
  );
});

test('writes are counted in the database, under a hash of the network', async () => {
  rpc.mockResolvedValue({ data: null, error: null });
  await limitVisitor(from('2001:db8::1'), 'stay-message');
  await limitVisitor(from('2001:db8::2'), 'stay-message');
  const [first, second] = rpc.mock.calls as [string, { p_limits: { key: string }[] }][];
  expect(first).toEqual([
    'take_allowances',
    {
      p_limits: [
        { key: expect.stringMatching(/^stay-message:600:[0-9a-f]{32}$/), most: 12, seconds: 600 },
        {
          key: expect.stringMatching(/^stay-message:86400:[0-9a-f]{32}$/),
          most: 60,
          seconds: 86_400,
        },
      ],
    },
  ]);
  expect(second).toEqual(first);
});

test('a visitor past a limit gets its message', async () => {
  rpc.mockResolvedValue({ data: 'calendar:60:x', error: null });
  await expect(limitVisitor(from('203.0.113.1'), 'calendar')).rejects.toMatchObject({
    status: 429,
    code: 'too_many_requests',
    message: 'Too many requests. Please try again later.',
  });
  expect(await isWithinLimit(from('203.0.113.1'), 'stay-read')).toBe(false);
});

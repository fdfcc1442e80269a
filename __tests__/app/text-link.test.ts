import { GET as readLink } from '@/app/api/text-link/route';
import { GET as openLink } from '@/app/t/[token]/route';
import { adminClient } from '@/lib/supabase/admin-client';

jest.mock('@/lib/env/server', () => ({ serverEnv: { READS_PER_MINUTE: 600 } }));
jest.mock('@/lib/supabase/admin-client', () => ({ adminClient: jest.fn() }));

const TOKEN = 'aB3dE5gH7jK9';
const LINK = {
  slug: 'laurel-lantern',
  check_in: '2026-12-04',
  check_out: '2026-12-07',
  guests: 4,
  saved: [{ slug: 'laurel-lantern', cabinId: 'fabbdb0a-51b5-8cb8-8791-97a490be39fd' }],
  deal_id: null,
};

const rpc = jest.fn();
const returns = (data: unknown) => rpc.mockResolvedValue({ data, error: null });

async function follow(token: string) {
  const request = new Request('https://cabins.example/t/x');
  const response = await openLink(request, { params: Promise.resolve({ token }) });
  expect(response.status).toBe(307);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return response.headers.get('Location');
}

const read = (query: string) =>
  readLink(new Request(`https://cabins.example/api/text-link${query}`));

beforeEach(() => {
  rpc.mockReset();
  returns(LINK);
  jest.mocked(adminClient).mockReturnValue({ rpc } as never);
});

test('a link leads to its cabin, with dates, guests and itself', async () => {
  expect(await follow(TOKEN)).toBe(
    `/cabins/laurel-lantern?check_in=2026-12-04&check_out=2026-12-07&guests=4&link=${TOKEN}`,
  );
  expect(rpc).toHaveBeenCalledWith('open_text_link', { p_token: TOKEN });
});

test('empty parameters are left out of the address', async () => {
  returns({ ...LINK, check_in: null, check_out: null, guests: null });
  expect(await follow(TOKEN)).toBe(`/cabins/laurel-lantern?link=${TOKEN}`);
});

test('when its cabin is no longer offered, the rest is restored on the list', async () => {
  returns({ ...LINK, slug: null });
  expect(await follow(TOKEN)).toBe(`/cabins?link=${TOKEN}`);
});

test('an unknown or expired one leads to the list', async () => {
  returns(null);
  expect(await follow(TOKEN)).toBe('/cabins');
});

test.each(['', 'short', '//evil.example', '/\\evil', '../..', 'a'.repeat(33), 'aB3dE5gH7jK\u0000'])(
  '%j is not even looked up',
  async (token) => {
    expect(await follow(token)).toBe('/cabins');
    expect(rpc).not.toHaveBeenCalled();
  },
);

test.each([
  ['no database', () => rpc.mockRejectedValue(new Error('gone'))],
  ['a database error', () => rpc.mockResolvedValue({ data: null, error: { message: 'gone' } })],
  ['a broken answer', () => returns({ ...LINK, saved: 'all' })],
])('with %s it still leads to the list', async (_, fail) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fail();
  expect(await follow(TOKEN)).toBe('/cabins');
});

test('a slug stays inside its path', async () => {
  returns({ ...LINK, slug: '/evil.example/..', check_in: null, check_out: null, guests: null });
  expect(await follow(TOKEN)).toBe(`/cabins/%2Fevil.example%2F..?link=${TOKEN}`);
});

test('the link’s content can be read with its token only', async () => {
  const response = await read(`?token=${TOKEN}`);
  expect(await response.json()).toEqual({ link: LINK });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  for (const query of [
    '',
    '?token=',
    '?token=short',
    `?token=${TOKEN}&all=1`,
    '?token=a%27--bbbbbbbb',
  ]) {
    expect((await read(query)).status).toBe(400);
  }
  returns(null);
  expect((await read(`?token=${TOKEN}`)).status).toBe(404);
});

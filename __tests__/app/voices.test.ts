/** @jest-environment node */
import { GET as hostGet } from '@/app/host/api/voices/[slug]/[file]/route';
import { GET } from '@/app/voices/[cabin]/[file]/route';
import { hostVoiceUrl } from '@/lib/schemas/host/voice';

jest.mock('@/lib/env/server', () => ({
  serverEnv: { NEXT_PUBLIC_SUPABASE_URL: 'https://project.example', SUPABASE_SECRET_KEY: 'secret' },
}));
jest.mock('@/lib/supabase/admin-client', () => ({}));
jest.mock('@/lib/log/log', () => ({ log: () => undefined, logError: () => undefined }));
const storage = jest.fn<Promise<Response>, [string, { headers: Record<string, string> }]>();
jest.mock('@/lib/supabase/upstream-fetch', () => ({
  upstreamFetch: () => (url: string, init: { headers: Record<string, string> }) =>
    storage(url, init),
}));
/** Row level security lets a visitor read these alone: the voices of live cabins. */
let shown: string[] = [];
jest.mock('@/lib/supabase/public-client', () => ({
  publicClient: () => ({
    from: () => ({
      select: () => ({
        eq: (_column: string, url: string) => ({
          eq: async (_id: string, id: string) => ({
            data: shown.includes(url) ? [{ cabin_id: id }] : [],
            error: null,
          }),
        }),
      }),
    }),
  }),
}));
const readHost = jest.fn();
jest.mock('@/lib/data/staff/staff', () => ({
  readHost: (...call: unknown[]): unknown => readHost(...call),
}));
jest.mock('@/lib/data/host/uploads/upload-files', () => ({ uploadFiles: () => ({}) }));
jest.mock('@/lib/data/files/signed-uploads', () => ({}));

const CABIN = '11111111-1111-4111-8111-111111111111';
const FILE = '22222222-2222-4222-8222-222222222222';
const SOUND = 'abcdefghij';
const ADDRESS = `https://project.example/storage/v1/object/cabin-voices/${CABIN}/${FILE}`;
const url = (ending = 'm4a') => `/voices/${CABIN}/${FILE}.${ending}`;

/** Storage as the embedded backend has it: a range is not heeded. */
const whole = async () => new Response(SOUND);
/** Hosted storage. */
const ranged = async (
  _url: string,
  { headers: { Range } }: { headers: Record<string, string> },
) => {
  if (Range === undefined) return whole();
  const [, first = '', last = ''] = /(\d*)-(\d*)/.exec(Range) ?? [];
  const from = first === '' ? Math.max(0, SOUND.length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? SOUND.length - 1 : Math.min(Number(last), 9);
  if (from > to || from >= SOUND.length) return new Response('', { status: 416 });
  const headers = { 'Content-Range': `bytes ${from}-${to}/${SOUND.length}` };
  return new Response(SOUND.slice(from, to + 1), { status: 206, headers });
};

beforeEach(() => {
  shown = [url(), url('webm')];
  storage.mockReset().mockImplementation(whole);
  readHost.mockReset();
});

async function get(headers: Record<string, string> = {}, file = `${FILE}.m4a`, cabin = CABIN) {
  const request = new Request(`http://localhost/voices/${cabin}/${file}`, { headers });
  const answer = await GET(request, { params: Promise.resolve({ cabin, file }) });
  return { answer, text: await answer.text() };
}

test('a voice comes whole, and is kept for minutes, because its cabin may leave the site', async () => {
  const { answer, text } = await get();
  expect([answer.status, text]).toEqual([200, SOUND]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'audio/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=300',
  });
  expect(storage).toHaveBeenCalledWith(`${ADDRESS}.m4a`, {
    headers: { apikey: 'secret', Authorization: 'Bearer secret' },
  });
  const webm = await get({}, `${FILE}.webm`);
  expect(webm.answer.headers.get('content-type')).toBe('audio/webm');
});

describe.each([
  ['which sends ranges', ranged],
  ['which sends the whole', whole],
])('from storage %s', (_name, answer) => {
  beforeEach(() => storage.mockImplementation(answer));

  test.each([
    ['bytes=0-1', 'ab', 'bytes 0-1/10'],
    ['bytes=4-', 'efghij', 'bytes 4-9/10'],
    ['bytes=4-400', 'efghij', 'bytes 4-9/10'],
    ['bytes=-3', 'hij', 'bytes 7-9/10'],
    ['bytes=-30', SOUND, 'bytes 0-9/10'],
    ['Bytes= 9-9', 'j', 'bytes 9-9/10'],
  ])('%s is answered with %s, as Safari needs it', async (Range, part, told) => {
    const { answer: got, text } = await get({ Range });
    expect([got.status, text, got.headers.get('content-range')]).toEqual([206, part, told]);
    expect(got.headers.get('cache-control')).toBe('public, max-age=300');
    expect(storage).toHaveBeenCalledTimes(1);
  });

  test.each(['bytes=5-2', 'bytes=-', 'lines=0-1', 'bytes=a-b', 'bytes=0-1,3-4'])(
    '%s is answered with the whole',
    async (Range) => {
      const { answer: got, text } = await get({ Range });
      expect([got.status, text]).toEqual([200, SOUND]);
    },
  );

  test('what lies beyond the end is refused; a part of another version is the whole', async () => {
    for (const Range of ['bytes=10-', 'bytes=-0']) {
      const { answer: got } = await get({ Range });
      expect([got.status, got.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    }
    expect((await get({ Range: 'bytes=0-1', 'If-Range': '"other"' })).text).toBe(SOUND);
  });
});

test('of a range only that part is read from storage', async () => {
  storage.mockImplementation(ranged);
  await get({ Range: 'bytes=2-4' });
  expect(storage.mock.calls.map(([, { headers }]) => headers.Range)).toEqual(['bytes=2-4']);
});

test('a part without its place is not passed on', async () => {
  storage.mockResolvedValueOnce(new Response('ab', { status: 206 }));
  storage.mockImplementation(whole);
  const { answer, text } = await get({ Range: 'bytes=0-1' });
  expect([answer.status, text, answer.headers.get('content-range')]).toEqual([
    206,
    'ab',
    'bytes 0-1/10',
  ]);
});

test.each([
  ['of a cabin that is off the site or archived', []],
  ['that another one has replaced', [`/voices/${CABIN}/33333333-3333-4333-8333-333333333333.m4a`]],
])('a voice %s is not there, and is asked of nobody', async (_which, urls) => {
  shown = urls;
  for (const headers of [{}, { Range: 'bytes=0-1' }] as Record<string, string>[]) {
    const { answer, text } = await get(headers);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(text).not.toContain('ab');
  }
  expect(storage).not.toHaveBeenCalled();
});

test.each([
  [CABIN, `${FILE}.mp3`],
  [CABIN, `${FILE}.m4a.webm`],
  [CABIN, 'x.m4a'],
  ['..', `${FILE}.m4a`],
  [CABIN.toUpperCase(), `${FILE}.m4a `],
])('%s/%s is asked of nobody', async (cabin, file) => {
  expect((await get({}, file, cabin)).answer.status).toBe(404);
  expect(storage).not.toHaveBeenCalled();
});

test('a voice that was removed is not there; while storage is away, nobody is told so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  storage.mockResolvedValue(new Response('', { status: 400 }));
  expect((await get()).answer.status).toBe(404);
  storage.mockResolvedValue(new Response('', { status: 503 }));
  expect((await get()).answer.status).toBe(500);
});

describe('for the staff', () => {
  const hear = async (address: string, headers: Record<string, string> = {}) => {
    const [, , , , slug = '', file = ''] = address.split('/');
    const request = new Request(`http://localhost${address}`, { headers });
    return hostGet(request, { params: Promise.resolve({ slug, file }) });
  };
  const known = (voice: string | null) =>
    readHost.mockResolvedValue({ ok: true, data: { voice: voice && { url: voice } } });

  test('a voice is there before its cabin is, in parts, and is kept nowhere', async () => {
    shown = [];
    known(url());
    storage.mockImplementation(ranged);
    const address = hostVoiceUrl('fern-hollow', url());
    const answer = await hear(address, { Range: 'bytes=1-2' });
    expect([answer.status, await answer.text()]).toEqual([206, 'bc']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(readHost.mock.calls[0]?.slice(0, 2)).toEqual(['host_voice', { p_slug: 'fern-hollow' }]);
  });

  test.each([
    ['there is none', () => known(null)],
    ['it is another by now', () => known(url('webm'))],
    [
      'nobody of the staff asks',
      () => readHost.mockResolvedValue({ ok: false, code: 'signed-out' }),
    ],
  ])('it is not there where %s', async (_why, prepare) => {
    prepare();
    const answer = await hear(hostVoiceUrl('fern-hollow', url()));
    expect(answer.status).toBe(404);
    expect(storage).not.toHaveBeenCalled();
  });
});

/** @jest-environment node */
import { GET } from '@/app/voices/[cabin]/[file]/route';

jest.mock('@/lib/env/server', () => ({
  serverEnv: { NEXT_PUBLIC_SUPABASE_URL: 'https://project.example' },
}));
jest.mock('@/lib/supabase/admin-client', () => ({}));
jest.mock('@/lib/log/log', () => ({ log: () => undefined, logError: () => undefined }));
const storage = jest.fn<Promise<Response>, [string]>();
jest.mock('@/lib/supabase/upstream-fetch', () => ({
  upstreamFetch: () => (url: string) => storage(url),
}));

const CABIN = '11111111-1111-4111-8111-111111111111';
const FILE = '22222222-2222-4222-8222-222222222222';
const SOUND = 'abcdefghij';

beforeEach(() => storage.mockReset().mockImplementation(async () => new Response(SOUND)));

async function get(headers: Record<string, string> = {}, file = `${FILE}.m4a`, cabin = CABIN) {
  const request = new Request(`http://localhost/voices/${cabin}/${file}`, { headers });
  const answer = await GET(request, { params: Promise.resolve({ cabin, file }) });
  return { answer, text: await answer.text() };
}

test('a voice comes whole, and may be kept for good', async () => {
  const { answer, text } = await get();
  expect([answer.status, text]).toEqual([200, SOUND]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'audio/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(storage).toHaveBeenCalledWith(
    `https://project.example/storage/v1/object/public/cabin-voices/${CABIN}/${FILE}.m4a`,
  );
  const webm = await get({}, `${FILE}.webm`);
  expect(webm.answer.headers.get('content-type')).toBe('audio/webm');
});

test.each([
  ['bytes=0-1', 'ab', 'bytes 0-1/10'],
  ['bytes=4-', 'efghij', 'bytes 4-9/10'],
  ['bytes=4-400', 'efghij', 'bytes 4-9/10'],
  ['bytes=-3', 'hij', 'bytes 7-9/10'],
  ['bytes=-30', SOUND, 'bytes 0-9/10'],
  ['Bytes= 9-9', 'j', 'bytes 9-9/10'],
])('%s is answered with %s, as Safari needs it', async (Range, part, told) => {
  const { answer, text } = await get({ Range });
  expect([answer.status, text, answer.headers.get('content-range')]).toEqual([206, part, told]);
});

test.each(['bytes=5-2', 'bytes=-', 'lines=0-1', 'bytes=a-b', 'bytes=0-1,3-4'])(
  '%s is answered with the whole',
  async (Range) => {
    const { answer, text } = await get({ Range });
    expect([answer.status, text]).toEqual([200, SOUND]);
  },
);

test('what lies beyond the end is refused; a part of another version is the whole', async () => {
  const { answer } = await get({ Range: 'bytes=10-' });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  expect((await get({ Range: 'bytes=-0' })).answer.status).toBe(416);
  expect((await get({ Range: 'bytes=0-1', 'If-Range': '"other"' })).text).toBe(SOUND);
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

import { findVideos } from '@/lib/data/host/film/video-links';
import { callAsMember } from '@/lib/data/staff/member-function';
import { refusalText } from '@/components/host/copy/refusal-copy';
import { fieldOf } from '@/components/host/copy/input-copy';
import { cabinFormSchema } from '@/lib/schemas/host/cabins/cabins';
import { previewFieldsSchema } from '@/lib/schemas/host/cabins/cabin-preview';

jest.mock('@/lib/data/staff/member-function', () => ({ callAsMember: jest.fn() }));

const look = jest.mocked(callAsMember);
const visitor = { headers: new Headers() };
const { videoTourUrl: tourSchema, tiktokIds: idsSchema } = cabinFormSchema.shape;
const saveTour = (typed: string) => findVideos({ videoTourUrl: tourSchema.parse(typed) }, visitor);
const saveIds = (typed: string) => findVideos({ tiktokIds: idsSchema.parse(typed) }, visitor);

beforeEach(() => look.mockReset());

test.each([
  ['https://youtu.be/abcdefghijk?si=Ab1', 'https://www.youtube.com/watch?v=abcdefghijk'],
  ['m.youtube.com/shorts/abcdefghijk', 'https://www.youtube.com/shorts/abcdefghijk'],
  ['https://m.tiktok.com/v/123.html', 'https://www.tiktok.com/@/video/123'],
  ['https://films.example/tour?x=1', 'https://films.example/tour?x=1'],
  ['/video/tours/a.mp4', '/video/tours/a.mp4'],
])('the tour %s is stored as %s, without asking anybody', async (typed, stored) => {
  expect(await saveTour(typed)).toEqual({ ok: true, data: { videoTourUrl: stored } });
  expect(look).not.toHaveBeenCalled();
});

test('a short link is stored as the link it leads to', async () => {
  const link = 'https://www.tiktok.com/@mama/video/7';
  look.mockResolvedValue({ ok: true, data: { result: 'found', link } });
  expect(await saveTour(' vm.tiktok.com/ZMabc123/?k=1 ')).toEqual({
    ok: true,
    data: { videoTourUrl: link },
  });
  expect(look.mock.calls[0]?.slice(0, 3)).toEqual([
    'video-link',
    { link: 'https://vm.tiktok.com/ZMabc123/' },
    visitor,
  ]);
});

test('short videos are stored as numbers, whichever way they were typed', async () => {
  const link = 'https://www.tiktok.com/@mama/video/9';
  look.mockResolvedValue({ ok: true, data: { result: 'found', link } });
  const typed =
    '71\n\n tiktok.com/@a/video/72?x=1 \nhttps://m.tiktok.com/v/73.html\nhttps://www.tiktok.com/t/ZTabc123/';
  expect(await saveIds(typed)).toEqual({ ok: true, data: { tiktokIds: ['71', '72', '73', '9'] } });
  expect(look).toHaveBeenCalledTimes(1);
  expect(previewFieldsSchema.parse({ tiktokIds: typed }).tiktokIds).toEqual(['71', '72', '73']);
});

test.each([
  ['tiktok.com/@a/photo/72'],
  ['https://youtu.be/abcdefghijk'],
  ['https://www.tiktok.com/@a'],
  ['https://films.example/video/72'],
  ['a film'],
  [`${'1'.repeat(26)}`],
])('%s is no short video', (typed) => {
  expect(idsSchema.safeParse(typed).success).toBe(false);
});

test.each([
  ['https://www.tiktok.com/@a/photo/72?x=1', /leads to photos/],
  ['tiktok.com/@a', /^Invalid TikTok URL/],
])('the tour %s is refused before anybody is asked', async (typed, text) => {
  const result = await saveTour(typed);
  if (result.ok) throw new Error('It was taken.');
  expect(refusalText(result)).toMatch(text);
  expect(fieldOf(result)).toBe('videoTourUrl');
  expect(look).not.toHaveBeenCalled();
});

test.each([
  [{ ok: true, data: { result: 'photo_post' } }, /leads to photos.*Choose a video/],
  [{ ok: true, data: { result: 'dead' } }, /doesn’t lead to a TikTok video\. Open it in a browser/],
  [{ ok: true, data: { result: 'unread' } }, /Save again in a moment/],
  [null, /Save again in a moment/],
] as const)('a short link whose answer is %j is refused with what to do', async (answer, text) => {
  look.mockResolvedValue(answer);
  for (const [field, save] of [
    ['videoTourUrl', saveTour],
    ['tiktokIds', saveIds],
  ] as const) {
    const result = await save('https://vm.tiktok.com/ZMabc123/');
    if (result.ok) throw new Error('It was taken.');
    expect(refusalText(result)).toMatch(text);
    expect(fieldOf(result)).toBe(field);
  }
});

test('a session that ended stays what it is', async () => {
  look.mockResolvedValue({ ok: false, code: 'signed-out' });
  expect(await saveTour('vm.tiktok.com/ZMabc123')).toEqual({ ok: false, code: 'signed-out' });
});

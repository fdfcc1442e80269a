import sharp from 'sharp';
import { GET } from '@/app/(site)/cabins/[slug]/stay.jpg/route';
import type { StayPicture } from '@/components/stay-strip/stay-picture';
import { getCabin } from '@/lib/data/cabins/cabins';
import { readPicture } from '@/lib/data/files/postcard-files';
import { getQuote } from '@/lib/data/bookings/quotes';
import { makeCabin } from '@/__tests__/support/make-cabin';

jest.mock('@/lib/env/server', () => ({ serverEnv: { READS_PER_MINUTE: 60 } }));
jest.mock('@/lib/data/cabins/cabins', () => ({ getCabin: jest.fn() }));
jest.mock('@/lib/data/bookings/quotes', () => ({ getQuote: jest.fn() }));
jest.mock('@/lib/data/files/postcard-files', () => ({
  readPicture: jest.fn(),
  readPostcardFonts: () => Promise.resolve([]),
}));
jest.mock('next/og', () => ({ ImageResponse: jest.fn() }));

const { ImageResponse } = jest.requireMock<{ ImageResponse: jest.Mock }>('next/og');
const UNDATED = '/images/social/cabins/laurel-lantern.jpg';

let visitor = 0;
async function ask(query: string, slug = 'laurel-lantern') {
  visitor += 1;
  const request = new Request(`http://site.test/cabins/${slug}/stay.jpg?${query}`, {
    headers: { 'X-Forwarded-For': `203.0.113.${visitor}` },
  });
  return GET(request, { params: Promise.resolve({ slug }) });
}

type Drawn = React.ReactElement<React.ComponentProps<typeof StayPicture>>;
const drawn = () => ImageResponse.mock.calls.map(([element]) => (element as Drawn).props);

const priced = (totalCents: number) =>
  ({ priced: { quote: { totalCents } }, refusalReason: null }) as never;

beforeEach(async () => {
  const plain = { create: { width: 1200, height: 800, channels: 3, background: '#456' } } as const;
  const file = await sharp(plain).webp().toBuffer();
  const picture = await sharp(plain).png().toBuffer();
  jest.mocked(getCabin).mockResolvedValue(makeCabin());
  jest.mocked(readPicture).mockReset().mockResolvedValue(file);
  jest.mocked(getQuote).mockResolvedValue(priced(70_600));
  ImageResponse.mockReset();
  ImageResponse.mockImplementation(() => new Response(new Uint8Array(picture)));
});

test('it is drawn with name, dates, total and the season’s picture, and kept', async () => {
  const query = 'check_in=2027-01-15&check_out=2027-01-18&guests=2';
  const answer = await ask(query);
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
  expect(answer.headers.get('Cache-Control')).toContain('public');
  expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe('jpeg');
  expect(drawn()).toMatchObject([
    {
      name: 'Your weekend at Laurel Lantern',
      line: expect.stringMatching(/^Sunset 5:\d\d PM · \d+ min to /) as string,
      stay: { checkIn: '2027-01-15', checkOut: '2027-01-18' },
      totalCents: 70_600,
    },
  ]);
  expect(readPicture).toHaveBeenCalledWith('/images/cabins/laurel-lantern/hero-winter.webp');
  await ask(query);
  expect(drawn()).toHaveLength(1);
  // A total that has changed is never shown from before.
  jest.mocked(getQuote).mockResolvedValue(priced(71_000));
  await ask(query);
  expect(drawn().map(({ totalCents }) => totalCents)).toEqual([70_600, 71_000]);
});

test('a total that cannot be known is left out', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(getQuote).mockRejectedValue(new TypeError('fetch failed'));
  await ask('check_in=2027-07-10&check_out=2027-07-17');
  expect(drawn()).toMatchObject([{ name: 'Your week at Laurel Lantern', totalCents: null }]);
});

test.each([
  ['no dates', ''],
  ['no date', 'check_in=2027-02-30&check_out=2027-03-02'],
  ['dates in the wrong order', 'check_in=2027-01-18&check_out=2027-01-15'],
  ['a stay too long', 'check_in=2027-01-01&check_out=2027-03-15'],
  ['nobody', 'check_in=2027-01-15&check_out=2027-01-18&guests=0'],
  ['a word for the guests', 'check_in=2027-01-15&check_out=2027-01-18&guests=%3Cb%3E'],
])('%s: the preview without dates, and nothing is drawn or asked', async (_, query) => {
  jest.mocked(getQuote).mockClear();
  const answer = await ask(query);
  expect([answer.status, answer.headers.get('Location')]).toEqual([307, UNDATED]);
  expect(drawn()).toEqual([]);
  expect(getQuote).not.toHaveBeenCalled();
});

test.each(['night-unavailable', 'past', ''])(
  'dates that cannot be had (%s) lead to the preview without them',
  async (refusalReason) => {
    jest.mocked(getQuote).mockResolvedValue({ priced: null, refusalReason } as never);
    const answer = await ask('check_in=2026-01-15&check_out=2026-01-18');
    expect(answer.headers.get('Location')).toBe(UNDATED);
    expect(drawn()).toEqual([]);
  },
);

test('a cabin unknown is 404, and so is one whose picture has no preview', async () => {
  jest.mocked(getCabin).mockResolvedValue(null);
  expect((await ask('check_in=2027-01-15&check_out=2027-01-18')).status).toBe(404);
});

test('a picture that lies elsewhere is not fetched: the preview without dates', async () => {
  jest.mocked(readPicture).mockResolvedValue(null);
  const answer = await ask('check_in=2027-05-15&check_out=2027-05-18');
  expect(answer.status).toBe(307);
});

test('many at once wait for one another, and past that get the preview without dates', async () => {
  let finish = () => undefined as void;
  const busy = new Promise<void>((resolve) => (finish = resolve));
  jest.mocked(readPicture).mockImplementation(async () => {
    await busy;
    return null;
  });
  const asked = Array.from({ length: 20 }, (_, day) =>
    ask(`check_in=2027-06-01&check_out=2027-06-${String(day + 2).padStart(2, '0')}`),
  );
  const turnedAway = await Promise.race(asked);
  expect(turnedAway.status).toBe(307);
  finish();
  await Promise.all(asked);
  expect(jest.mocked(readPicture).mock.calls.length).toBeLessThan(asked.length);
});

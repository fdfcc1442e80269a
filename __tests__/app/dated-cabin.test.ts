import Page, { generateMetadata } from '@/app/(site)/cabins/[slug]/dated/page';
import { getCabin, getRenamedCabinSlug } from '@/lib/data/cabins/cabins';
import { listEvents } from '@/lib/data/content/posts';
import { quoteStay } from '@/lib/domain/pricing/quote';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { toQuoteJson } from '@/lib/schemas/quote-json';
import { makeCabin } from '@/__tests__/support/make-cabin';
import { TAX_RATES } from '@/__tests__/support/tax-rates';

jest.mock('@/lib/env/server', () => ({
  serverEnv: {
    NEXT_PUBLIC_SUPABASE_URL: 'http://backend.test',
    SITE_URL: 'http://site.test',
    READS_PER_MINUTE: 3,
  },
}));
let visitor = 0;
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'X-Forwarded-For': `203.0.113.${visitor}` })),
}));
jest.mock('@/lib/data/cabins/cabins', () => ({
  getCabin: jest.fn(),
  getRenamedCabinSlug: jest.fn(),
}));
jest.mock('@/lib/data/content/posts', () => ({ listEvents: jest.fn() }));
jest.mock('@/lib/data/bookings/tax-rates', () => ({ getTaxRates: jest.fn() }));
jest.mock('@/lib/data/cabins/tours', () => ({ getTour: jest.fn() }));

const DATES = { check_in: '2026-12-04', check_out: '2026-12-07' };
const PLAIN = 'Laurel Lantern in Gatlinburg, from $166 a night';

const preview = (query: Record<string, string | string[]>) =>
  generateMetadata({
    params: Promise.resolve({ slug: 'laurel-lantern' }),
    searchParams: Promise.resolve(query),
  });
const previewTitle = async (query: Record<string, string | string[]> = DATES) =>
  (await preview(query)).openGraph?.title;

const askedFor = async (query: Record<string, string>) => {
  const params = Promise.resolve({ slug: 'laurel-lantern' });
  return (await Page({ params, searchParams: Promise.resolve(query) })).props.asked;
};

const backend = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const logged = jest.spyOn(console, 'error');

beforeEach(() => {
  visitor += 1;
  jest.mocked(getCabin).mockResolvedValue(makeCabin());
  jest.mocked(getRenamedCabinSlug).mockResolvedValue(null);
  jest.mocked(listEvents).mockResolvedValue([]);
  backend.mockReset();
  global.fetch = backend;
  logged.mockImplementation(() => undefined);
});

afterEach(() => logged.mockRestore());

test('a stay that cannot be sold says so', async () => {
  const error = { code: 'stay_not_bookable', message: 'No', reason: 'unavailable' };
  backend.mockResolvedValue(Response.json({ error }, { status: 422 }));
  expect(await previewTitle()).toBe('Laurel Lantern: not open Dec 4 – Dec 7, 2026');
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['fails', () => Promise.resolve(new Response('{}', { status: 500 }))],
  ['answers nonsense', () => Promise.resolve(Response.json({ quote: { total_cents: 1 } }))],
])('a backend that %s leaves the plain preview', async (_, answer) => {
  backend.mockImplementation(answer);
  expect(await previewTitle()).toBe(PLAIN);
});

test('a backend that never answers is waited for a moment only', async () => {
  backend.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Promise<Response>(() => undefined);
  });
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  expect(await previewTitle()).toBe(PLAIN);
  expect(timeout).toHaveBeenCalledWith(1500);
  timeout.mockRestore();
});

test('above the network’s limit a page still opens, without a total', async () => {
  const error = { code: 'stay_not_bookable', message: 'No', reason: 'unavailable' };
  backend.mockImplementation(() => Promise.resolve(Response.json({ error }, { status: 422 })));
  const titles = [];
  for (let n = 0; n < 5; n++) titles.push(await previewTitle());
  expect(titles.filter((title) => title === PLAIN)).toHaveLength(2);
  expect(titles.at(-1)).toBe(PLAIN);
  expect(backend).toHaveBeenCalledTimes(3);
});

test.each([
  [{ check_in: '2026-02-30', check_out: '2026-03-02' }],
  [{ check_in: '2026-12-07', check_out: '2026-12-04' }],
  [{ ...DATES, guests: '0' }],
  [{ check_in: ['<script>', 'x'], check_out: '2026-12-04' }],
  [{}],
])('%j asks for no price', async (query) => {
  expect(await previewTitle(query as Record<string, string>)).toBe(PLAIN);
  expect(backend).not.toHaveBeenCalled();
});

test('the page is painted with the total of its dates, for the party and its pets', async () => {
  const stay = { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') };
  const cabin = makeCabin({ id: '11111111-1111-4111-8111-111111111111', petFeeCents: 7_500 });
  const priced = { cabin, taxes: TAX_RATES, stay, dayPrices: new Map(), pets: 1, promotion: null };
  const quote = quoteStay({ ...priced, discountPercent: 0 });
  const body = { quote: toQuoteJson(quote, '2026-12-01T00:00:00Z'), promo: null, deal: null };
  backend.mockImplementation(() => Promise.resolve(Response.json(body)));
  expect(await askedFor({ ...DATES, guests: '3', pets: '1' })).toMatchObject({
    stay,
    party: { adults: 3, children: 0, pets: 1 },
    totalCents: quote.totalCents,
    // What those days are like; panel and bar have the total.
    strip: {
      props: {
        slug: cabin.slug,
        asked: { stay },
        days: { name: 'Your weekend at Laurel Lantern' },
      },
    },
  });
  const { images, title } = (await preview({ ...DATES, guests: '3', pets: '1' })).openGraph ?? {};
  expect(title).toContain('total');
  expect(images).toMatchObject([
    {
      url: `/cabins/${cabin.slug}/stay.jpg?check_in=2026-12-04&check_out=2026-12-07&guests=3&pets=1`,
      width: 1200,
      height: 630,
      type: 'image/jpeg',
      alt: 'Your weekend at Laurel Lantern, Dec 4 – Dec 7, 2026',
    },
  ]);
  expect(JSON.parse(String(backend.mock.calls[0]?.[1]?.body))).toMatchObject({
    adults: 3,
    pets: 1,
  });
});

test('dates that cannot be sold are painted without a total', async () => {
  const error = { code: 'stay_not_bookable', message: 'No', reason: 'unavailable' };
  backend.mockResolvedValue(Response.json({ error }, { status: 422 }));
  expect(await askedFor(DATES)).toEqual({
    stay: { checkIn: '2026-12-04', checkOut: '2026-12-07' },
    party: { adults: 2, children: 0, pets: 0 },
    totalCents: null,
    freeThrough: null,
    price: null,
    cancellation: null,
    strip: null,
    promoCode: null,
    refused: null,
    bar: null,
    action: null,
  });
});

test('without the host’s events the page comes, and tells nothing of those days', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  backend.mockRejectedValue(new TypeError('fetch failed'));
  jest.mocked(listEvents).mockRejectedValue(new Error('No database'));
  expect(await askedFor(DATES)).toMatchObject({ totalCents: null, strip: null });
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('stay-facts'));
});

test('dates that cannot be sold are shared with the picture of the page without dates', async () => {
  const error = { code: 'stay_not_bookable', message: 'No', reason: 'unavailable' };
  backend.mockResolvedValue(Response.json({ error }, { status: 422 }));
  expect((await preview(DATES)).openGraph?.images).toMatchObject([
    { url: '/images/social/cabins/laurel-lantern.jpg' },
  ]);
});

test.each([
  [true, { checkIn: '2026-12-04', isTaken: false }],
  [undefined, undefined],
])(
  'season and sky come with a picture that is drawn for them alone (%s)',
  async (isSeasonal, props) => {
    backend.mockRejectedValue(new TypeError('fetch failed'));
    const photo = { imageUrl: '/images/a.webp', imageColor: null, description: 'The house' };
    const photos = [{ ...photo, roomType: 'exterior' as const, ...(isSeasonal && { isSeasonal }) }];
    jest.mocked(getCabin).mockResolvedValue(makeCabin({ photos }));
    expect((await askedFor(DATES)).scene?.props).toEqual(props);
  },
);

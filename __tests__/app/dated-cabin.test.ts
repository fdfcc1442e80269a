/** @jest-environment node */
import { generateMetadata } from '@/app/cabins/[slug]/dated/page';
import { getCabin, getRenamedCabinSlug } from '@/lib/data/cabins';
import { makeCabin } from '@/__tests__/components/cabins/make-cabin';

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
jest.mock('@/lib/data/cabins', () => ({ getCabin: jest.fn(), getRenamedCabinSlug: jest.fn() }));
jest.mock('@/lib/data/tours', () => ({ getTour: jest.fn() }));

const DATES = { check_in: '2026-12-04', check_out: '2026-12-07' };
const PLAIN = 'Laurel Lantern, a Cabin in Gatlinburg';

const previewTitle = async (query: Record<string, string | string[]> = DATES) =>
  (
    await generateMetadata({
      params: Promise.resolve({ slug: 'laurel-lantern' }),
      searchParams: Promise.resolve(query),
    })
  ).openGraph?.title;

const backend = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const logged = jest.spyOn(console, 'error');

beforeEach(() => {
  visitor += 1;
  jest.mocked(getCabin).mockResolvedValue(makeCabin());
  jest.mocked(getRenamedCabinSlug).mockResolvedValue(null);
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

test('past the share of its network a page still opens, without asking for a total', async () => {
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

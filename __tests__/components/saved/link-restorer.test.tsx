import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { LinkRestorer } from '@/components/saved/link-restorer';
import { storedUnlock } from '@/lib/browser/deal';
import { listSavedCabins, saveCabin } from '@/lib/browser/storage/saved-cabins';
import { utcDate } from '@/lib/domain/values/calendar-date';

const TOKEN = 'aB3dE5gH7jK9';
const ID = 'fabbdb0a-51b5-8cb8-8791-97a490be39fd';
const OTHER_ID = 'fabbdb0a-51b5-8cb8-8791-97a490be39fe';
const DEAL_ID = 'fabbdb0a-51b5-8cb8-8791-97a490be39ff';

const LINK = {
  slug: 'laurel-lantern',
  check_in: '2026-12-04' as string | null,
  check_out: '2026-12-07' as string | null,
  guests: 5 as number | null,
  saved: [
    { slug: 'laurel-lantern', cabinId: ID },
    { slug: 'other', cabinId: OTHER_ID },
  ],
  deal_id: DEAL_ID as string | null,
};

let asked: string[] = [];
let answer: () => Promise<{ status: number; body: unknown }>;

const address = () => window.location.pathname + window.location.search + window.location.hash;
const criteria = () => JSON.parse(window.sessionStorage.getItem('searchCriteria') ?? 'null');
const slugs = () => listSavedCabins().map(({ slug }) => slug);

function visit(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <StrictMode>
      <LinkRestorer />
    </StrictMode>,
  );
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  asked = [];
  answer = () => Promise.resolve({ status: 200, body: { link: LINK } });
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    const { status, body } = await answer();
    return { ok: status < 400, status, json: async () => body };
  }) as unknown as typeof fetch;
});

test('saved cabins, dates, guests and deal are there, and the token is gone', async () => {
  const entries = window.history.length;
  visit(`/cabins/laurel-lantern?check_in=2026-12-04&link=${TOKEN}&guests=5#photos`);
  await waitFor(() =>
    expect(address()).toBe('/cabins/laurel-lantern?check_in=2026-12-04&guests=5#photos'),
  );
  expect(asked).toEqual([`/api/text-link?token=${TOKEN}`]);
  expect(slugs()).toEqual(['laurel-lantern', 'other']);
  expect(criteria()).toEqual({ guests: 5, check_in: '2026-12-04', check_out: '2026-12-07' });
  expect(storedUnlock()).toEqual({ id: DEAL_ID, date: utcDate(new Date()) });
  // Nothing for the back button to come back to.
  expect(window.history.length).toBe(entries);
});

test('what the visitor has already is kept', async () => {
  saveCabin({ slug: 'mine', cabinId: OTHER_ID, timestamp: '2026-01-01T00:00:00.000Z' });
  saveCabin({ slug: 'other', cabinId: OTHER_ID, timestamp: '2026-01-02T00:00:00.000Z' });
  window.sessionStorage.setItem(
    'searchCriteria',
    JSON.stringify({
      guests: 3,
      check_in: '2027-01-04',
      check_out: '2027-01-07',
      city: 'gatlinburg',
    }),
  );
  answer = async () => {
    const link = { ...LINK, check_in: null, check_out: null, guests: null, deal_id: null };
    return { status: 200, body: { link } };
  };
  visit(`/cabins?link=${TOKEN}`);
  await waitFor(() => expect(address()).toBe('/cabins'));
  expect(slugs()).toEqual(['mine', 'other', 'laurel-lantern']);
  expect(criteria()).toEqual({
    guests: 3,
    check_in: '2027-01-04',
    check_out: '2027-01-07',
    city: 'gatlinburg',
  });
  expect(storedUnlock()).toBeNull();
});

test('an address without a token asks nothing', async () => {
  visit('/cabins/laurel-lantern?check_in=2026-12-04');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
});

test('an expired link leaves nothing but a clean address', async () => {
  answer = async () => ({ status: 404, body: { error: { code: 'unknown_link', message: 'No' } } });
  visit(`/cabins?link=${TOKEN}`);
  await waitFor(() => expect(address()).toBe('/cabins'));
  expect(slugs()).toEqual([]);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => ({ status: 503, body: {} })],
  ['answers nonsense', async () => ({ status: 200, body: { link: 'evil' } })],
])('when the server %s the token stays for a reload', async (_, failing) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer = failing;
  visit(`/cabins?link=${TOKEN}`);
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(address()).toBe(`/cabins?link=${TOKEN}`);
  expect(slugs()).toEqual([]);
});

test('a hostile token stays a parameter', async () => {
  answer = async () => ({
    status: 400,
    body: { error: { code: 'invalid_request', message: 'No' } },
  });
  visit('/cabins?link=%26evil%3D1%2F..%2F..');
  await waitFor(() => expect(address()).toBe('/cabins'));
  expect(asked[0]).toBe('/api/text-link?token=%26evil%3D1%2F..%2F..');
});

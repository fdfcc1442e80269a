import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { SavedList } from '@/components/saved-list/saved-list';
import { Toaster } from '@/components/ui/toast';
import { dismissToast, listToasts } from '@/components/ui/toast-store';
import { removeSavedCabin, saveCabin } from '@/lib/browser/storage/saved-cabins';
import { removeLocal, removeSession, writeSession } from '@/lib/browser/storage/storage';
import type { SavedAnswer } from '@/lib/domain/search/saved-cabins-status';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { makeResult, makeSummary } from '../../support/make-cabin';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const LANTERN = '11111111-1111-4111-8111-111111111111';
const SPLASH = '22222222-2222-4222-8222-222222222222';
const GONE = '33333333-3333-4333-8333-333333333333';
const DATED = '{"guests":4,"check_in":"2026-12-04","check_out":"2026-12-07"}';

const lantern = makeSummary({ id: LANTERN });
const splash = makeSummary({ id: SPLASH, slug: 'splash-and-cedar', title: 'Splash & Cedar' });
const plain = (cabin = lantern) => makeResult({ cabin, stay: null, price: null });
const OPEN = makeResult({ cabin: lantern });
const NEAR = makeResult({
  cabin: splash,
  stay: { checkIn: calendarDate('2026-12-05'), checkOut: calendarDate('2026-12-08') },
  shiftDays: 1,
});

let answers: (SavedAnswer | Error | number)[];
let requests: Record<string, unknown>[];

function answer(...next: typeof answers) {
  answers = next;
}

function renderList() {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SavedList />
      <Toaster />
    </SWRConfig>,
  );
}

const save = (cabinId: string, slug: string, day: number) =>
  act(() => {
    saveCabin({ slug, cabinId, timestamp: `2026-11-0${day}T00:00:00Z` });
  });

beforeEach(() => {
  requests = [];
  answer({ cabins: [], dates: 'none' });
  global.fetch = jest.fn(async (_url, init?: RequestInit) => {
    requests.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error) throw next;
    const isRefusal = typeof next === 'number';
    return {
      ok: !isRefusal,
      status: isRefusal ? next : 200,
      json: async () => (isRefusal ? { error: { code: 'x', message: 'x' } } : next),
    } as Response;
  });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

afterEach(() => {
  act(() => {
    removeLocal('cabin-wishlist');
    removeSession('searchCriteria');
    for (const { id } of listToasts()) dismissToast(id);
  });
  jest.restoreAllMocks();
});

const cards = () => screen.getAllByRole('article').map((card) => within(card));
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('the server renders the heading and a placeholder', () => {
  const html = renderToString(<SavedList />);
  expect(html).toContain('Saved cabins');
  expect(html).toContain('Loading cabins...');
});

test('nothing saved: an invitation, and no request', () => {
  renderList();
  expect(screen.getByRole('heading', { name: 'No saved cabins yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all cabins' })).toHaveAttribute('href', '/cabins');
  expect(screen.queryByText(/You’re in a private window/)).toBeNull();
  expect(requests).toEqual([]);
});

test('where storage is refused, the invitation explains it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  renderList();
  expect(screen.getByText(/You’re in a private window/)).toBeVisible();
});

test('more than fit in one question are asked about in several, and all are shown', async () => {
  const ids = Array.from({ length: 51 }, (_, n) => LANTERN.slice(0, -2) + String(10 + n));
  act(() => {
    for (const [n, cabinId] of ids.entries()) {
      saveCabin({ slug: `cabin-${n}`, cabinId, timestamp: '2026-11-01T00:00:00Z' });
    }
  });
  const cabins = ids
    .toReversed()
    .map((id) => plain(makeSummary({ id, slug: id, title: `Cabin ${id}` })));
  answer(
    { cabins: cabins.slice(0, 50), dates: 'none' },
    { cabins: cabins.slice(50), dates: 'none' },
  );
  renderList();
  expect(await screen.findAllByRole('article')).toHaveLength(51);
  expect(requests.map(({ ids: asked }) => (asked as string[]).length)).toEqual([50, 1]);
});

test('without dates: the newest first, no totals, and a way to choose dates', async () => {
  save(LANTERN, 'laurel-lantern', 1);
  save(SPLASH, 'splash-and-cedar', 2);
  answer({ cabins: [plain(lantern), plain(splash)], dates: 'none' });
  renderList();
  expect(screen.getByText('Loading cabins...')).toBeInTheDocument();
  await screen.findAllByRole('article');
  expect(titles()).toEqual(['Splash & Cedar', 'Laurel Lantern']);
  expect(requests).toEqual([{ ids: [SPLASH, LANTERN], guests: 2 }]);
  expect(screen.getByRole('status')).toHaveTextContent('2 saved cabins');
  expect(screen.queryByText(/total for/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose dates' })).toBeVisible();
});

test('for stored dates: a total where it is open, the nearest stay where it is not', async () => {
  writeSession('searchCriteria', DATED);
  save(LANTERN, 'laurel-lantern', 2);
  save(SPLASH, 'splash-and-cedar', 1);
  answer({ cabins: [OPEN, NEAR], dates: 'checked' });
  renderList();
  await screen.findAllByRole('article');
  expect(requests).toEqual([
    { ids: [LANTERN, SPLASH], guests: 4, check_in: '2026-12-04', check_out: '2026-12-07' },
  ]);
  expect(screen.getByText('For Dec 4 – Dec 7, 2026, 4 guests')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 saved cabins, 1 open for your dates');
  const [open, near] = cards();
  expect(open?.getByText(/total for/)).toHaveTextContent('$1,234 total for 3 nights');
  expect(open?.queryByText(/Not available/)).toBeNull();
  expect(near?.getByText('Not available for these dates')).toBeVisible();
  expect(near?.getByText('Open Dec 5 – Dec 8, 2026, 1 day later')).toBeVisible();
  expect(near?.getByRole('link', { name: /View Details/ })).toHaveAttribute(
    'href',
    '/cabins/splash-and-cedar?check_in=2026-12-05&check_out=2026-12-08&guests=4',
  );
  expect(screen.getByRole('button', { name: 'Change dates' })).toBeVisible();
});

test.each([
  ['no stay nearby', plain(), 'Not available for these dates'],
  [
    'too small for the party',
    plain(makeSummary({ id: LANTERN, maxGuests: 2 })),
    'Sleeps 2, and you have 4 guests',
  ],
])('%s is said', async (_, result, text) => {
  writeSession('searchCriteria', DATED);
  save(LANTERN, 'laurel-lantern', 1);
  answer({ cabins: [result], dates: 'checked' });
  renderList();
  expect(await screen.findByText(text)).toBeVisible();
});

test('dates that have passed are named, and no cabin is called unavailable', async () => {
  writeSession('searchCriteria', DATED);
  save(LANTERN, 'laurel-lantern', 1);
  answer({ cabins: [plain()], dates: 'past' });
  renderList();
  expect(await screen.findByText(/is in the past\. Pick new dates/)).toBeVisible();
  expect(screen.queryByText(/Not available/)).toBeNull();
});

test('new dates are asked about, and old totals are not passed off as theirs', async () => {
  writeSession('searchCriteria', DATED);
  save(LANTERN, 'laurel-lantern', 1);
  answer({ cabins: [OPEN], dates: 'checked' }, new TypeError('offline'));
  renderList();
  await screen.findByText(/total for/);
  act(() => writeSession('searchCriteria', DATED.replace('12-07', '12-08')));
  expect(screen.getByRole('status')).toHaveTextContent('Checking your dates...');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/total for/)).toBeNull();
  expect(requests.at(-1)).toMatchObject({ check_out: '2026-12-08' });
});

test('a cabin no longer offered is named and can be removed', async () => {
  save(LANTERN, 'laurel-lantern', 1);
  save(GONE, 'old-smokehouse', 2);
  save('not-an-id', 'made-up', 3);
  answer({ cabins: [plain()], dates: 'none' });
  renderList();
  const section = (await screen.findByRole('heading', { name: 'No longer listed' }))
    .parentElement as HTMLElement;
  expect(requests[0]).toMatchObject({ ids: [GONE, LANTERN] });
  expect(within(section).getByText('Old Smokehouse')).toBeVisible();
  fireEvent.click(within(section).getByRole('button', { name: 'Remove Made Up' }));
  fireEvent.click(within(section).getByRole('button', { name: 'Remove Old Smokehouse' }));
  await waitFor(() => expect(screen.queryByText('No longer listed')).toBeNull());
  expect(screen.getAllByText('Removed from favorites.')).toHaveLength(1);
});

test('the heart of a card removes it, the heading takes the focus, and Undo brings it back', async () => {
  save(LANTERN, 'laurel-lantern', 1);
  save(SPLASH, 'splash-and-cedar', 2);
  answer({ cabins: [plain(lantern), plain(splash)], dates: 'none' });
  renderList();
  await screen.findAllByRole('article');
  fireEvent.click(screen.getByRole('button', { name: 'Save Splash & Cedar' }));
  expect(titles()).toEqual(['Laurel Lantern']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Splash & Cedar', 'Laurel Lantern']);
  await waitFor(() => expect(requests).toHaveLength(3));
});

test('it follows other tabs', async () => {
  save(LANTERN, 'laurel-lantern', 1);
  answer({ cabins: [plain()], dates: 'none' });
  renderList();
  await screen.findAllByRole('article');
  window.localStorage.setItem('cabin-wishlist', '[]');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'cabin-wishlist' }));
  });
  expect(screen.getByRole('heading', { name: 'No saved cabins yet' })).toBeVisible();
});

describe('when the check fails', () => {
  afterEach(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });

  test.each<[string, Error | number]>([
    ['the backend is down', 503],
    ['no answer comes', new TypeError('Failed to fetch')],
  ])('%s: it can be tried again, and the cabins can still be opened', async (_, failure) => {
    save(LANTERN, 'laurel-lantern', 1);
    answer(failure, { cabins: [plain()], dates: 'none' });
    renderList();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t check your cabins');
    expect(screen.getByRole('link', { name: 'Laurel Lantern' })).toHaveAttribute(
      'href',
      '/cabins/laurel-lantern',
    );
    expect(screen.queryByText('No longer listed')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('offline is said, and the list comes with the connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    save(LANTERN, 'laurel-lantern', 1);
    answer(new TypeError('Failed to fetch'), { cabins: [plain()], dates: 'none' });
    renderList();
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});

test('a cabin saved in another tab is not called gone while it is being asked about', async () => {
  save(LANTERN, 'laurel-lantern', 1);
  answer(
    { cabins: [plain()], dates: 'none' },
    { cabins: [plain(lantern), plain(splash)], dates: 'none' },
  );
  renderList();
  await screen.findAllByRole('article');
  save(SPLASH, 'splash-and-cedar', 2);
  expect(screen.queryByText('No longer listed')).toBeNull();
  await waitFor(() => expect(titles()).toEqual(['Splash & Cedar', 'Laurel Lantern']));
});

test('the list survives what removes its last cabin', async () => {
  save(LANTERN, 'laurel-lantern', 1);
  answer({ cabins: [plain()], dates: 'none' });
  renderList();
  await screen.findAllByRole('article');
  act(() => void removeSavedCabin('laurel-lantern'));
  expect(screen.getByRole('heading', { name: 'No saved cabins yet' })).toBeVisible();
});

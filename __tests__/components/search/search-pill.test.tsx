import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { isSearchOpen, closeSearch } from '@/components/search/search-launcher';
import { SearchPill } from '@/components/search/search-pill';
import { noteStayTotal } from '@/lib/browser/stay-total';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { endNavigation } from '@/lib/browser/navigation/navigation';
import { removeSession, STORAGE_KEYS, writeSession } from '@/lib/browser/storage/storage';
import { stopClock } from '../stay-picker/support/screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const DATED = '{"guests":2,"check_in":"2026-12-04","check_out":"2026-12-07"}';
const store = (key: keyof typeof STORAGE_KEYS, value: string) =>
  act(() => writeSession(STORAGE_KEYS[key], value));

beforeEach(stopClock);
afterEach(() => {
  jest.useRealTimers();
  act(() => {
    removeSession(STORAGE_KEYS.searchCriteria);
    removeSession(STORAGE_KEYS.searchResults);
    closeSearch();
  });
  window.history.replaceState(null, '', '/');
});

test('by default it invites to search', () => {
  render(<SearchPill />);
  expect(screen.getByRole('button', { name: 'Search dates & cabins' })).toBeInTheDocument();
});

test('the server always renders the default', () => {
  store('searchCriteria', DATED);
  expect(renderToString(<SearchPill />)).toContain('Search dates &amp; cabins');
});

test('beside the results stored dates and their count are shown', async () => {
  window.history.replaceState(null, '', '/cabins');
  store('searchCriteria', DATED);
  store('searchResults', '{"cabinCount":12}');
  render(<SearchPill />);
  expect(await screen.findByText('Dec 4–7')).toBeInTheDocument();
  expect(screen.getByText('12 cabins found')).toBeInTheDocument();
  // What the button does is in its name whatever it shows.
  expect(screen.getByRole('button')).toHaveAccessibleName(/^Search dates & cabins/);
});

test.each(['/', '/fall', '/gatlinburg-cabins', '/cabins/laurel-lantern'])(
  'on %s, where no results stand, it names the dates alone',
  async (page) => {
    window.history.replaceState(null, '', page);
    store('searchCriteria', DATED);
    store('searchResults', '{"cabinCount":0}');
    render(<SearchPill />);
    expect(await screen.findByText('Dec 4–7')).toBeInTheDocument();
    expect(screen.queryByText(/found/)).not.toBeInTheDocument();
  },
);

test('the count leaves with the results, and comes back with them', async () => {
  window.history.replaceState(null, '', '/cabins');
  store('searchCriteria', DATED);
  store('searchResults', '{"cabinCount":12}');
  render(<SearchPill />);
  expect(await screen.findByText('12 cabins found')).toBeInTheDocument();
  window.history.replaceState(null, '', '/');
  act(endNavigation);
  await waitFor(() => expect(screen.queryByText(/found/)).not.toBeInTheDocument());
  window.history.replaceState(null, '', '/cabins');
  act(endNavigation);
  expect(await screen.findByText('12 cabins found')).toBeInTheDocument();
});

test('it follows changes of the storage', async () => {
  window.history.replaceState(null, '', '/cabins');
  render(<SearchPill />);
  store('searchCriteria', DATED);
  expect(await screen.findByText('Dec 4–7')).toBeInTheDocument();
  expect(screen.queryByText(/found/)).not.toBeInTheDocument();
  store('searchResults', '{"cabinCount":1}');
  expect(await screen.findByText('1 cabin found')).toBeInTheDocument();
  act(() => removeSession(STORAGE_KEYS.searchCriteria));
  expect(screen.getByText('Search dates & cabins')).toBeInTheDocument();
});

test('it follows another document of the session', async () => {
  render(<SearchPill />);
  window.sessionStorage.setItem(STORAGE_KEYS.searchCriteria, DATED);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.searchCriteria }));
  });
  expect(await screen.findByText('Dec 4–7')).toBeInTheDocument();
});

test('criteria without both dates leave the default', async () => {
  store('searchCriteria', '{"guests":4,"check_in":"2026-12-04"}');
  render(<SearchPill />);
  await act(async () => undefined);
  expect(screen.getByText('Search dates & cabins')).toBeInTheDocument();
});

test('corrupt criteria are ignored and logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  store('searchCriteria', '{"guests":');
  render(<SearchPill />);
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('[search] Stored search criteria are not JSON'),
  );
  expect(screen.getByText('Search dates & cabins')).toBeInTheDocument();
});

test('on a page about one stay it names that stay, and follows its address', async () => {
  store('searchCriteria', DATED);
  store('searchResults', '{"cabinCount":12}');
  window.history.replaceState(null, '', '/booking?check_in=2027-01-10&check_out=2027-01-13');
  render(<SearchPill />);
  expect(await screen.findByText('Jan 10–13')).toBeInTheDocument();
  expect(screen.queryByText(/found/)).not.toBeInTheDocument();
  window.history.replaceState(null, '', '/booking?check_in=2027-01-11&check_out=2027-01-13');
  act(endNavigation);
  expect(await screen.findByText('Jan 11–13')).toBeInTheDocument();
  window.history.replaceState(null, '', '/');
  act(endNavigation);
  expect(await screen.findByText('Dec 4–7')).toBeInTheDocument();
});

test('on a cabin’s page it follows the dates picked there, in the page or in a dialog', async () => {
  store('searchCriteria', DATED);
  window.history.replaceState(null, '', '/cabins/laurel-lantern');
  render(<SearchPill />);
  expect(await screen.findByText('Dec 4–7')).toBeInTheDocument();
  const pick = (slug: string, checkIn: string, checkOut: string) =>
    act(() =>
      noteStayTotal(slug, {
        stay: { checkIn: calendarDate(checkIn), checkOut: calendarDate(checkOut) },
      }),
    );
  pick('laurel-lantern', '2027-01-10', '2027-01-13');
  expect(await screen.findByText('Jan 10–13')).toBeInTheDocument();
  pick('two-dogs-ridge', '2027-01-20', '2027-01-23');
  expect(await screen.findByText('Dec 4–7')).toBeInTheDocument();
  act(() => noteStayTotal('laurel-lantern', null));
  window.history.replaceState(null, '', '/');
});

test('it opens the search dialog', async () => {
  render(<SearchPill />);
  await userEvent.click(screen.getByRole('button'));
  expect(isSearchOpen()).toBe(true);
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchButton } from '@/components/search/search-button';
import { SearchHost } from '@/components/search/search-host';
import * as launcher from '@/components/search/search-launcher';

const push = jest.fn();
const router = { push };
jest.mock('@/components/search/search-launcher', () => {
  const actual = jest.requireActual<typeof launcher>('@/components/search/search-launcher');
  return {
    ...actual,
    loadSearchDialog: jest.fn(actual.loadSearchDialog),
    loadedSearchDialog: jest.fn(actual.loadedSearchDialog),
    preloadSearchDialog: jest.fn(),
  };
});
jest.mock('next/navigation', () => ({ useRouter: () => router }));

afterEach(() => {
  act(() => launcher.closeSearch());
  push.mockClear();
});

function renderSite() {
  render(
    <>
      <SearchButton>Find Your Cabin</SearchButton>
      <SearchHost />
    </>,
  );
  return userEvent.setup();
}

test('a button opens the dialog, Escape closes it, and the focus returns', async () => {
  const user = renderSite();
  await user.click(screen.getByRole('button', { name: 'Find Your Cabin' }));
  expect(
    await screen.findByRole('dialog', { name: 'Find Your Perfect Cabin' }),
  ).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(launcher.isSearchOpen()).toBe(false);
  expect(screen.getByRole('button', { name: 'Find Your Cabin' })).toHaveFocus();
});

test('the code of the dialog is asked for on hover and on focus', async () => {
  jest.mocked(launcher.preloadSearchDialog).mockClear();
  const user = renderSite();
  await user.hover(screen.getByRole('button', { name: 'Find Your Cabin' }));
  await user.tab();
  expect(launcher.preloadSearchDialog).toHaveBeenCalledTimes(2);
});

test('if it cannot be loaded the guest is led to the list of cabins', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(launcher.loadedSearchDialog).mockReturnValueOnce(null);
  jest.mocked(launcher.loadSearchDialog).mockRejectedValueOnce(new Error('offline'));
  renderSite();
  act(() => launcher.openSearch());
  await waitFor(() => expect(push).toHaveBeenCalledWith('/cabins'));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(launcher.isSearchOpen()).toBe(false);
});

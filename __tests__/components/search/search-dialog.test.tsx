import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchDialog } from '@/components/search/search-dialog';
import { removeSession, STORAGE_KEYS } from '@/lib/browser/storage/storage';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, replace: push }) }));

const NOW = new Date('2026-11-20T15:00:00Z'); // a Friday morning in Tennessee
const scrollTo = jest.fn();
const onClose = jest.fn();
let isWide = false;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  isWide = false;
  window.scrollTo = scrollTo;
  window.matchMedia = (query: string) =>
    ({
      matches: isWide && !query.includes('pointer'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  for (const mock of [push, scrollTo, onClose]) mock.mockClear();
});

afterEach(() => {
  removeSession(STORAGE_KEYS.searchCriteria);
  removeSession(STORAGE_KEYS.searchResults);
  jest.useRealTimers();
});

function renderDialog() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(<SearchDialog open onClose={onClose} />);
  return {
    user,
    close: () => view.rerender(<SearchDialog open={false} onClose={onClose} />),
    reopen: () => view.rerender(<SearchDialog open onClose={onClose} />),
  };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole('radio', { name });
const day = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const stored = () => JSON.parse(sessionStorage.getItem(STORAGE_KEYS.searchCriteria) ?? 'null');

describe('when it opens', () => {
  test('it has its title and the defaults', () => {
    renderDialog();
    expect(screen.getByRole('dialog', { name: 'Find Your Perfect Cabin' })).toBeInTheDocument();
    expect(radio('All areas')).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(within(screen.getByRole('group', { name: 'Guests' })).getByText('2')).toBeVisible();
    expect(button('When Add dates')).toBeInTheDocument();
    expect(button('Browse All Cabins')).toBeInTheDocument();
  });

  test('stored criteria bring back city and guests, but no dates and no flexibility', async () => {
    sessionStorage.setItem(
      STORAGE_KEYS.searchCriteria,
      '{"guests":8,"check_in":"2026-12-04","check_out":"2026-12-07","city":"wears-valley","flexible_days":"3"}',
    );
    const { user } = renderDialog();
    expect(radio('Wears Valley')).toBeChecked();
    expect(screen.getByText('8')).toBeInTheDocument();
    await user.click(button('When Add dates'));
    for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked();
  });

  test.each(['{"guests":', '[]', '{"guests":99,"city":"atlantis"}'])(
    'corrupt criteria %s are ignored and logged',
    (json) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      sessionStorage.setItem(STORAGE_KEYS.searchCriteria, json);
      renderDialog();
      expect(warn).toHaveBeenCalledTimes(1);
      expect(radio('All areas')).toBeChecked();
      expect(screen.getByText('2')).toBeInTheDocument();
    },
  );

  test('again, the dates and the flexibility are cleared, city and guests stay', async () => {
    const { user, close, reopen } = renderDialog();
    await user.click(radio('Gatlinburg'));
    await user.click(button('More guests'));
    await user.click(button(/^When/));
    await user.click(button('Week Escape'));
    await user.click(radio('± 2 days'));
    await user.click(button('Done'));
    expect(button(/Nov 21 – Sat, Nov 28, 7 nights/)).toBeInTheDocument();
    close();
    reopen();
    expect(button('When Add dates')).toBeInTheDocument();
    expect(screen.queryByText(/flexible/)).not.toBeInTheDocument();
    expect(radio('Gatlinburg')).toBeChecked();
    expect(screen.getByText('3')).toBeInTheDocument();
  });
});

describe('guests', () => {
  test('the counter stops at 1 and at 20', async () => {
    const { user } = renderDialog();
    await user.click(button('Fewer guests'));
    expect(button('Fewer guests')).toBeDisabled();
    for (let guests = 1; guests < 20; guests += 1) await user.click(button('More guests'));
    expect(screen.getByText('20')).toBeInTheDocument();
    expect(button('More guests')).toBeDisabled();
  });
});

describe('the date picker', () => {
  async function openPicker() {
    const view = renderDialog();
    await view.user.click(button(/^When/));
    return view;
  }

  test.each([
    [false, 1],
    [true, 2],
  ])('wide: %s shows %i months', async (wide, months) => {
    isWide = wide;
    await openPicker();
    expect(screen.getAllByRole('grid')).toHaveLength(months);
  });

  test('on wide screens it stands beside the fields from the start, with "When" in sight', async () => {
    isWide = true;
    const { user } = renderDialog();
    expect(radio('All areas')).toHaveFocus();
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Guests' })).toBeVisible();
    expect(button('Browse All Cabins')).toBeVisible();
    await user.click(button('When Add dates'));
    expect(document.activeElement).toHaveAttribute('data-date');
    await user.click(button('Week Escape'));
    await user.click(radio('± 2 days'));
    await user.click(button('Done'));
    expect(screen.queryByRole('grid')).toBeNull();
    expect(button(/^When Sat, Nov 21 – Sat, Nov 28, 7 nights/)).toHaveFocus();
    expect(button('Show Available Cabins')).toBeVisible();
    await user.click(button(/^When/));
    await user.click(button('Clear'));
    await user.click(button('Cancel'));
    expect(button(/^When Sat, Nov 21/)).toBeVisible();
  });

  test('on wide screens the presets stand with the fields, and what ends a choice comes with it', async () => {
    isWide = true;
    const { user } = renderDialog();
    expect(screen.queryByText('How flexible are you?')).toBeNull();
    for (const name of ['Next', 'Done', 'Cancel', 'Clear']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    for (let pages = 0; pages < 3; pages += 1) await user.click(button('Next month'));
    await user.click(button('Week Escape'));
    expect(screen.getAllByRole('button', { name: 'Week Escape' })).toHaveLength(1);
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
    expect(radio('Exact dates')).toBeInTheDocument();
    expect(button('Done')).toBeVisible();
    expect(button('Show Available Cabins')).toBeVisible();
  });

  test('the first click starts a stay, the second completes it', async () => {
    const { user } = await openPicker();
    expect(screen.getByText('Select check-in date')).toBeInTheDocument();
    expect(button('Next')).toBeInTheDocument();
    await user.click(day('November 24'));
    expect(button('Next')).toBeInTheDocument();
    expect(day('November 24, 2026, check-in')).toBeInTheDocument();
    await user.click(day('November 27'));
    expect(day('November 27, 2026, check-out')).toBeInTheDocument();
    expect(button('Done')).toBeInTheDocument();
    expect(screen.getByText('Tue, Nov 24 – Fri, Nov 27, 3 nights')).toBeInTheDocument();
    await user.click(day('November 29'));
    expect(day('November 29, 2026, check-in')).toBeInTheDocument();
    expect(button('Next')).toBeInTheDocument();
  });

  test('yesterday can be chosen, the day before not; the reason is in the name', async () => {
    const { user } = await openPicker();
    expect(day('November 19')).not.toHaveAttribute('aria-disabled');
    expect(day('Wednesday, November 18, 2026, In the past')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(day('November 18'));
    expect(screen.getByText('Select check-in date')).toBeInTheDocument();
    await user.click(day('November 24'));
    for (const name of ['November 23, 2026', 'November 24, 2026, check-in']) {
      const refused = day(`${name}, Not after your check-in`);
      expect(refused).toHaveAttribute('aria-disabled', 'true');
      // It would lie over the days above.
      expect(refused).not.toHaveAttribute('data-tooltip');
    }
    await user.click(day('November 24'));
    expect(screen.getByText('Tue, Nov 24 – select check-out date')).toBeInTheDocument();
    await user.click(day('November 26'));
    expect(day('November 24')).not.toHaveAttribute('aria-disabled');
  });

  test.each([
    ['Weekend Getaway', 'Fri, Nov 20 – Sun, Nov 22, 2 nights'],
    ['Long Weekend', 'Sat, Nov 21 – Tue, Nov 24, 3 nights'],
    ['Week Escape', 'Sat, Nov 21 – Sat, Nov 28, 7 nights'],
  ])('%s is %s', async (label, text) => {
    const { user } = await openPicker();
    await user.click(button('Next month'));
    await user.click(button(label));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(button(label)).toHaveAttribute('aria-pressed', 'true');
    expect(button('Done')).toBeInTheDocument();
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  });

  test('the flexibility choices have their names, and the chosen one is kept by Done', async () => {
    const { user } = await openPicker();
    const names = ['Exact dates', '± 1 day', '± 2 days', '± 3 days', '± 7 days'];
    for (const name of names) expect(radio(name)).not.toBeChecked();
    await user.click(button('Long Weekend'));
    await user.click(radio('± 3 days'));
    await user.click(button('Done'));
    expect(screen.getByText('±3 days flexible')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  test('Done stores the choice at once, Cancel and closing without it do not', async () => {
    window.sessionStorage.setItem('searchResults', '{}');
    const { user } = await openPicker();
    await user.click(button('Long Weekend'));
    expect(window.sessionStorage.getItem('searchCriteria')).toBeNull();
    await user.click(button('Done'));
    const stored = JSON.parse(window.sessionStorage.getItem('searchCriteria') ?? '{}') as object;
    expect(Object.values(stored).join(' ')).toMatch(/2026-11-\d\d.*2026-11-\d\d/);
    // They belong to another search.
    expect(window.sessionStorage.getItem('searchResults')).toBeNull();
    const done = window.sessionStorage.getItem('searchCriteria');
    await user.click(button(/^When/));
    await user.click(button('Week Escape'));
    await user.click(button('Cancel'));
    expect(window.sessionStorage.getItem('searchCriteria')).toBe(done);
  });

  test('beside the fields one tap chooses a preset, and only then the flexibility is asked', async () => {
    const { user } = renderDialog();
    expect(screen.queryByText('How flexible are you?')).not.toBeInTheDocument();
    await user.click(button('Long Weekend'));
    await user.click(radio('± 1 day'));
    expect(button(/^When Sat, Nov 21 – Tue, Nov 24, 3 nights/)).toBeInTheDocument();
    await user.click(button('Show Available Cabins'));
    expect(stored()).toMatchObject({
      check_in: '2026-11-21',
      check_out: '2026-11-24',
      flexible_days: '1',
    });
  });

  test('Clear empties the dates and the flexibility', async () => {
    const { user } = await openPicker();
    await user.click(button('Long Weekend'));
    await user.click(radio('Exact dates'));
    await user.click(button('Clear'));
    expect(screen.getByText('Select check-in date')).toBeInTheDocument();
    expect(radio('Exact dates')).not.toBeChecked();
    expect(button('Next')).toBeInTheDocument();
  });

  test.each([
    ['Cancel', (user: ReturnType<typeof userEvent.setup>) => user.click(button('Cancel'))],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('%s discards the changes, keeps the dialog, and returns to the button', async (_, cancel) => {
    const { user } = await openPicker();
    await user.click(button('Long Weekend'));
    await cancel(user);
    expect(button('When Add dates')).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('dates can be chosen with the keyboard alone', async () => {
    const { user } = renderDialog();
    button(/^When/).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveAttribute('data-date', '2026-11-20');
    await user.keyboard('{PageDown}{ArrowDown}{Enter}');
    expect(day('December 27, 2026, check-in')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight} ');
    expect(screen.getByText('Sun, Dec 27 – Wed, Dec 30, 3 nights')).toBeInTheDocument();
    await user.tab();
    await user.keyboard(' ');
    expect(radio('Exact dates')).toBeChecked();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(button('Done')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button(/^When Sun, Dec 27/)).toHaveFocus();
  });
});

describe('submitting', () => {
  test('with a range: stores, closes, goes to the results, scrolls up after 100 ms', async () => {
    sessionStorage.setItem(STORAGE_KEYS.searchResults, '{"cabinCount":3}');
    const { user } = renderDialog();
    await user.click(radio('Pigeon Forge'));
    await user.click(button('More guests'));
    await user.click(button(/^When/));
    await user.click(button('Week Escape'));
    await user.click(radio('± 1 day'));
    await user.click(button('Done'));
    jest.useFakeTimers({ now: NOW });
    act(() => button('Show Available Cabins').click());
    expect(stored()).toEqual({
      guests: 3,
      check_in: '2026-11-21',
      check_out: '2026-11-28',
      city: 'pigeon-forge',
      flexible_days: '1',
    });
    expect(sessionStorage.getItem(STORAGE_KEYS.searchResults)).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(push).toHaveBeenCalledWith(
      '/cabins?check_in=2026-11-21&check_out=2026-11-28&city=pigeon-forge&flexible_days=1&guests=3',
    );
    jest.advanceTimersByTime(99);
    expect(scrollTo).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  test('without dates: "Browse All Cabins", and "all" is no stored city', async () => {
    const { user } = renderDialog();
    await user.click(button('Browse All Cabins'));
    expect(stored()).toEqual({ guests: 2 });
    expect(push).toHaveBeenCalledWith('/cabins?guests=2');
  });

  test('with a start alone the button already shows available cabins', async () => {
    const { user } = renderDialog();
    await user.click(button(/^When/));
    await user.click(day('November 24'));
    await user.click(button('Next'));
    await user.click(button('Show Available Cabins'));
    expect(push).toHaveBeenCalledWith('/cabins?check_in=2026-11-24&guests=2');
  });
});

test.each([false, true])('today is that of Tennessee, wide: %s', async (wide) => {
  isWide = wide;
  jest.setSystemTime(new Date('2026-12-01T03:00:00Z')); // still November 30 there
  const { user } = renderDialog();
  await user.click(button(/^When/));
  // A month is not begun in its last week.
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
  await user.click(button('Previous month'));
  expect(day('Monday, November 30')).toHaveAttribute('aria-current', 'date');
});

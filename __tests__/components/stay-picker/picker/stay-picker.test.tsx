import { act, screen, waitFor } from '@testing-library/react';
import { StayPicker } from '@/components/stay-picker/picker/stay-picker';
import { CABIN } from '@/__tests__/components/stay-picker/support/cabin';
import {
  availability,
  type FakeServer,
} from '@/__tests__/components/stay-picker/support/fake-server';
import {
  day,
  nearestStays,
  openCalendar,
  renderDecember,
  renderFresh,
  renderPicker,
  startPage,
} from '@/__tests__/components/stay-picker/support/screen';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

let server: FakeServer;

beforeEach(() => {
  server = startPage('/cabins/laurel-lantern');
  push.mockClear();
});
afterEach(() => jest.useRealTimers());

const reserveButton = () => screen.getByRole('button', { name: 'Reserve These Dates' });
const chooseDates = () => screen.getByRole('button', { name: 'Choose dates' });

describe('loading', () => {
  test('says what it waits for, then shows the month of the first possible arrival', async () => {
    renderFresh(<StayPicker cabin={CABIN} />);
    act(() => screen.getByRole('button', { name: /^Check-in/ }).click());
    expect(screen.getByText('Loading availability data...')).toHaveAttribute('role', 'status');
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
    expect(server.calls).toEqual([`/api/availability?cabin_id=${CABIN.id}`]);
  });

  test('the last week of a month is not shown alone while a later stay can begin', async () => {
    // A Sunday: the month has two days left, in one row, and tomorrow can be booked.
    jest.setSystemTime(new Date('2026-11-29T17:00:00Z'));
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    await openCalendar(user);
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
    expect(day('Monday, November 30, 2026')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('nor does it come first where two months stand side by side', async () => {
    jest.setSystemTime(new Date('2026-11-29T17:00:00Z'));
    window.matchMedia = (media) =>
      ({
        matches: media.includes('64rem'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    await openCalendar(user);
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeInTheDocument();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('it is shown when it has the last possible arrival or the guest’s dates', async () => {
    jest.setSystemTime(new Date('2026-11-29T17:00:00Z'));
    const all = availability([]).calendar_data.data.dates.map(({ date }) => date);
    server.response = availability(all.filter((date) => date > '2026-12-01'));
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    await openCalendar(user);
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  });

  test('a failure names its status and can be tried again', async () => {
    server.availabilityStatus = 503;
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    expect(await screen.findByText('Failed to fetch availability (503)')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/^The calendar isn’t loading/);
    const text = screen.getByRole('link', { name: 'Text the host your dates' });
    expect(decodeURIComponent(text.getAttribute('href') ?? '')).toContain(
      `Hi Mountain Mama, is ${CABIN.title} open?`,
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const way of ['tel:', 'sms:', 'mailto:']) {
      expect(links.some((href) => href?.startsWith(way))).toBe(true);
    }
    await openCalendar(user);
    const month = screen.getByRole('grid', { name: 'November 2026' });
    expect(month).toHaveTextContent('30');
    expect(month).not.toHaveTextContent('$');
    await user.keyboard('{Escape}');
    server.availabilityStatus = 200;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await openCalendar(user);
    expect(await screen.findByText('Select check-in date')).toBeInTheDocument();
  });

  test('a lost connection has another message than a refused stay', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    renderFresh(<StayPicker cabin={CABIN} />);
    expect(await screen.findByText(/Check your connection/)).toBeInTheDocument();
  });
});

describe('the one button', () => {
  const ADDRESS = '?check_in=2026-12-04&check_out=2026-12-07';

  test('without dates it opens the calendar', async () => {
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    await user.click(chooseDates());
    expect(await screen.findByRole('dialog', { name: 'Choose your dates' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reserve These Dates' })).toBeNull();
  });

  test('with dates loading it is busy, and it is enabled once there is a price', async () => {
    window.history.replaceState(null, '', ADDRESS);
    server.hold('/api/quote');
    renderFresh(<StayPicker cabin={CABIN} />);
    expect(reserveButton()).toBeDisabled();
    expect(reserveButton()).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('$1,037.30')).toBeVisible();
    expect(reserveButton()).toBeEnabled();
    expect(reserveButton()).not.toHaveAttribute('aria-busy');
  });

  test('pressed before the server’s price arrives, it waits for it and is busy', async () => {
    window.history.replaceState(null, '', ADDRESS);
    const release = server.hold('/api/quote');
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    await screen.findByText('$1,037.30');
    await user.click(reserveButton());
    expect(reserveButton()).toHaveAttribute('aria-busy', 'true');
    expect(push).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  });

  test('a server’s price that differs is shown first', async () => {
    window.history.replaceState(null, '', ADDRESS);
    const release = server.hold('/api/quote');
    server.extraCleaningCents = 1_000;
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    await screen.findByText('$1,037.30');
    await user.click(reserveButton());
    release();
    expect(await screen.findByText('$1,048.58')).toBeVisible();
    expect(push).not.toHaveBeenCalled();
    await user.click(reserveButton());
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  });
});

describe('choosing dates', () => {
  test('by mouse: strip, price line by line, and the way to /booking', async () => {
    const { user } = await renderDecember();
    expect(chooseDates()).toBeEnabled();

    await user.click(day('Friday, December 4, 2026'));
    expect(screen.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
    expect(chooseDates()).toBeEnabled();

    await user.click(day('Monday, December 7, 2026'));
    expect(screen.getAllByText('3 nights').length).toBeGreaterThan(0);
    expect(await screen.findByText('Cleaning fee')).toBeInTheDocument();
    // 220 + 330 + 220, cleaning 150, 12.75 % of the 920.
    expect(screen.getByText('$770.00')).toBeInTheDocument();
    expect(screen.getByText('$1,037.30')).toBeInTheDocument();
    expect(
      screen.getByText('Cancellation period ended Nov 19, 2026 — booking is now non-refundable.'),
    ).toBeInTheDocument();

    await user.click(reserveButton());
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith(
        '/booking?cabin=laurel-lantern&check_in=2026-12-04&check_out=2026-12-07&adults=2&children=0&pets=0',
      ),
    );
    expect(JSON.parse(window.sessionStorage.getItem('bookingHandOff') ?? '')).toMatchObject({
      cabinName: 'Laurel Lantern',
      cabinImage: '/images/laurel-lantern.webp',
      cabinId: CABIN.id,
      cabinSlug: 'laurel-lantern',
      checkIn: '2026-12-04',
      checkOut: '2026-12-07',
      guests: 2,
      adults: 2,
      children: 0,
      pets: 0,
      totalPrice: 103_730,
      subtotal: 77_000,
      taxes: 11_730,
      cleaningFee: 15_000,
      nights: 3,
      avgNightlyRate: 25_667,
      maxGuests: 6,
      dailyDeal: null,
      isDailyDealUnlocked: false,
    });
  });

  test('by keyboard alone', async () => {
    const { user } = await renderPicker();
    day('Friday, November 20, 2026').focus();
    await user.keyboard('{PageDown}{Home}{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: /^Sunday, December 27, 2026/ })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(await screen.findByText('Cleaning fee')).toBeInTheDocument();
    expect(day('Sunday, December 27, 2026')).toHaveAccessibleName(/check-in$/);
    expect(day('Tuesday, December 29, 2026')).toHaveAccessibleName(/check-out$/);
  });

  test('day names carry the price, the minimum stay and the reason of a refusal', async () => {
    await renderDecember();
    expect(day('Friday, December 4, 2026')).toHaveAccessibleName(
      'Friday, December 4, 2026, $220, 2-night minimum',
    );
    expect(day('Thursday, December 10, 2026')).toHaveAccessibleName(
      'Thursday, December 10, 2026, Available for checkout only',
    );
    expect(day('Tuesday, December 15, 2026')).toHaveAccessibleName(
      /no check-ins on this day, Unavailable for check-in$/,
    );
    expect(day('Friday, December 25, 2026')).toHaveAccessibleName(
      /not enough open nights for the 2-night minimum, Unavailable for check-in$/,
    );
  });

  test('the cancellation banner before any date and long before the stay', async () => {
    const { user } = await renderDecember();
    const banner = 'Free cancellation policy applies before check-in';
    expect(screen.getByText(banner)).toBeInTheDocument();
    await user.click(day('Sunday, December 6, 2026'));
    expect(
      screen.getByText('Free cancellation until Nov 21, 2026 (1 day left)'),
    ).toBeInTheDocument();
  });

  test('the message about open nights is true of the calendar shown', async () => {
    const open = ['2026-11-22', '2026-11-23'];
    const all = availability([]).calendar_data.data.dates.map(({ date }) => date);
    server.response = availability(all.filter((date) => !open.includes(date)));
    const { user } = await renderPicker();
    const claim = '2 nights left in the next 30 days';
    expect(screen.getByText(claim)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Sunday, November 22/ }));
    expect(screen.getByText(claim)).toBeInTheDocument();
  });

  test('it tells the nights it counts and when they were read, and shows them', async () => {
    const all = availability([]).calendar_data.data.dates.map(({ date }) => date);
    server.response = availability(all.filter((date) => date !== '2026-11-22'));
    const { user } = await renderPicker();
    expect(screen.getByText('checked just now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.queryByRole('grid', { name: 'November 2026' })).toBeNull();
    // Of the 30 days from tomorrow.
    const counted = screen.getByRole('button', {
      name: 'Show the nights counted, Nov 21 – Dec 20',
    });
    await user.click(counted);
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-date'));
  });

  test('it is gone beside dates that it does not speak of', async () => {
    window.history.replaceState(null, '', '?check_in=2027-01-11&check_out=2027-01-14');
    const all = availability([]).calendar_data.data.dates.map(({ date }) => date);
    const open = ['2026-11-22', '2026-11-23'];
    server.response = availability(all.filter((date) => date < '2027' && !open.includes(date)));
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    await openCalendar(user);
    expect(await screen.findByRole('grid', { name: 'January 2027' })).toBeVisible();
    expect(screen.queryByText(/left in the next 30 days/)).toBeNull();
  });

  test('the same day again clears, and so does Clear', async () => {
    const { user } = await renderDecember();
    await user.click(day('Friday, December 4, 2026'));
    await user.click(day('Friday, December 4, 2026'));
    expect(screen.getByText('Select check-in date')).toBeInTheDocument();
    await user.click(day('Friday, December 4, 2026'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('Select check-in date')).toBeInTheDocument();
    expect(day('Friday, December 4, 2026')).toHaveFocus();
  });

  test('an open night on which no stay can begin does not look taken', async () => {
    const { user } = await renderDecember();
    const closed = day('Tuesday, December 15, 2026');
    expect(closed).toHaveAccessibleName(/Unavailable for check-in$/);
    expect(closed).not.toHaveClass('hatch');
    expect(day('Friday, December 11, 2026')).toHaveClass('hatch');
    const legend = screen.getByRole('list', { name: 'Legend' });
    const words = 'AvailableCheckout onlyUnavailableMinimum stay applies';
    const wordsOf = (list: HTMLElement) => list.textContent.replaceAll('8', '');
    expect(wordsOf(legend)).toBe(words);
    await user.click(day('Monday, December 14, 2026'));
    expect(wordsOf(legend)).toBe(words);
    expect(closed).toHaveAccessibleName(/Not a valid checkout day$/);
    expect(closed).not.toHaveClass('hatch');
  });

  test('there is no way back before the current month', async () => {
    const { user } = await renderPicker();
    const previous = screen.getByRole('button', { name: 'Previous month' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous);
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  });

  test('a price that fails can be asked for again', async () => {
    server.quoteStatus = 500;
    const { user } = await renderDecember();
    await user.click(day('Friday, December 4, 2026'));
    await user.click(day('Monday, December 7, 2026'));
    expect(await screen.findByText('The price didn’t load')).toBeInTheDocument();
    expect(reserveButton()).toBeDisabled();
    server.quoteStatus = 200;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reserveButton()).toBeEnabled());
  });
});

describe('the calendar over the panel', () => {
  const calendar = () => screen.queryByRole('dialog', { name: 'Choose your dates' });
  const field = (name: RegExp) => screen.getByRole('button', { name });

  test('takes the focus to the first day that can be chosen, and Escape gives it back', async () => {
    const { user } = await renderPicker();
    expect(field(/^Check-in/)).toHaveAttribute('aria-expanded', 'true');
    expect(document.activeElement?.outerHTML).toContain('data-date');
    expect(document.activeElement).not.toHaveAttribute('aria-disabled');
    await user.keyboard('{Escape}');
    expect(calendar()).toBeNull();
    expect(field(/^Check-in/)).toHaveFocus();
    expect(field(/^Check-in/)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes with Done, by its field, and by a press elsewhere, which still counts', async () => {
    const { user } = await renderPicker();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(calendar()).toBeNull();
    await user.click(field(/^Check-out/));
    expect(calendar()).toBeVisible();
    await user.click(field(/^Check-out/));
    expect(calendar()).toBeNull();
    await user.click(field(/^Check-in/));
    await user.click(screen.getByRole('button', { name: 'More guests' }));
    expect(calendar()).toBeNull();
    expect(screen.getByRole('group', { name: 'Guests' })).toHaveTextContent('3');
  });

  test('stays open when the stay is complete, with its dates in the fields', async () => {
    const { user } = await renderDecember();
    await user.click(day('Friday, December 4, 2026'));
    await user.click(day('Monday, December 7, 2026'));
    expect(calendar()).toBeVisible();
    expect(field(/^Check-in/)).toHaveAccessibleName('Check-in Fri, Dec 4');
    expect(field(/^Check-out/)).toHaveAccessibleName('Check-out Mon, Dec 7');
  });

  test('the check-out alone can be chosen anew; left alone it stays', async () => {
    const { user } = await renderDecember();
    await user.click(day('Friday, December 4, 2026'));
    await user.click(day('Monday, December 7, 2026'));
    await user.keyboard('{Escape}');
    await user.click(field(/^Check-out/));
    expect(day('Monday, December 7, 2026')).not.toHaveAccessibleName(/check-out/);
    await user.keyboard('{Escape}');
    expect(field(/^Check-out/)).toHaveAccessibleName('Check-out Mon, Dec 7');
    await user.click(field(/^Check-out/));
    await user.click(day('Sunday, December 6, 2026'));
    expect(field(/^Check-in/)).toHaveAccessibleName('Check-in Fri, Dec 4');
    expect(field(/^Check-out/)).toHaveAccessibleName('Check-out Sun, Dec 6');
  });

  test('the nights up to a day are told before it is chosen, and not announced', async () => {
    const { user } = await renderDecember();
    await user.click(day('Friday, December 4, 2026'));
    await user.hover(day('Monday, December 7, 2026'));
    const preview = screen.getByText('3 nights');
    expect(preview).toHaveAttribute('aria-hidden', 'true');
    expect(preview.closest('[role=status]')).toBeNull();
    await user.hover(day('Saturday, December 5, 2026'));
    expect(screen.queryByText('1 night')).toBeNull();
    act(() => day('Sunday, December 6, 2026').focus());
    expect(await screen.findByText('2 nights')).toBeVisible();
  });

  test('a refusal is over once it is closed', async () => {
    const { user } = await renderDecember();
    await user.click(day('Friday, December 11, 2026'));
    expect(screen.getByText('Date unavailable')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Date unavailable')).toBeNull();
  });
});

describe('the party', () => {
  const pick = async () => {
    const view = await renderDecember();
    await view.user.click(day('Friday, December 4, 2026'));
    await view.user.click(day('Monday, December 7, 2026'));
    return view;
  };

  test('a pet has its line at once, and goes to /booking in the address and the session', async () => {
    const { user } = await pick();
    await user.click(screen.getByRole('button', { name: 'More pets' }));
    expect(screen.getByText('Pet fee')).toBeInTheDocument();
    expect(screen.getByText('$1,122.30')).toBeInTheDocument();
    await waitFor(() => expect(reserveButton()).toBeEnabled());
    await user.click(reserveButton());
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith(expect.stringMatching(/adults=2&children=0&pets=1$/)),
    );
    expect(JSON.parse(window.sessionStorage.getItem('bookingHandOff') ?? '')).toMatchObject({
      pets: 1,
      petFee: 8_500,
      totalPrice: 112_230,
    });
  });

  test('more guests go along too, and a row of steps asks for one price', async () => {
    const { user } = await pick();
    await waitFor(() => expect(server.calls).toContain('/api/quote'));
    const before = server.calls.length;
    const more = screen.getByRole('button', { name: 'More guests' });
    await user.click(more);
    await user.click(more);
    expect(reserveButton()).toBeEnabled();
    await user.click(reserveButton());
    await waitFor(() => expect(push).toHaveBeenCalledWith(expect.stringContaining('adults=4')));
    expect(server.calls.slice(before)).toEqual(['/api/quote']);
  });
});

describe('coming back', () => {
  const ADDRESS = '?check_in=2026-12-04&check_out=2026-12-07&guests=3&pets=1';

  test('the address of the cabin’s page keeps what was picked, and loses it with Clear', async () => {
    const { user } = await renderDecember();
    expect(window.location.search).toBe('');
    await user.click(day('Friday, December 4, 2026'));
    await user.click(day('Monday, December 7, 2026'));
    await user.click(screen.getByRole('button', { name: 'More guests' }));
    await user.click(screen.getByRole('button', { name: 'More pets' }));
    expect(window.location.search).toBe(ADDRESS);
    await openCalendar(user);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(window.location.search).toBe('');
    expect(window.sessionStorage.getItem('picked-stay')).toBeNull();
  });

  test('from it dates, guests and pets are there again', async () => {
    window.history.replaceState(null, '', ADDRESS);
    renderFresh(<StayPicker cabin={CABIN} />);
    expect(await screen.findByText('Pet fee')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Guests' })).toHaveTextContent('3');
  });

  describe('over another page', () => {
    beforeEach(() => window.history.replaceState(null, '', '/cabins'));
    const pickOnce = async () => {
      const { user, unmount } = await renderDecember();
      await user.click(day('Friday, December 4, 2026'));
      await user.click(day('Monday, December 7, 2026'));
      unmount();
    };

    test('the session keeps it, and the address stays', async () => {
      await pickOnce();
      expect(window.location.search).toBe('');
      renderFresh(<StayPicker cabin={CABIN} />);
      expect(await screen.findByText('Cleaning fee')).toBeInTheDocument();
    });

    test('not for another cabin', async () => {
      await pickOnce();
      const other = { ...CABIN, id: '22222222-2222-4222-8222-222222222222' };
      const { user } = renderFresh(<StayPicker cabin={other} />);
      await openCalendar(user);
      expect(await screen.findByText('Select check-in date')).toBeInTheDocument();
    });

    test('another search asks for something new', async () => {
      await pickOnce();
      window.history.replaceState(null, '', '/cabins?check_in=2027-01-11&check_out=2027-01-14');
      const { user } = renderFresh(<StayPicker cabin={CABIN} />);
      await openCalendar(user);
      expect(await screen.findByRole('grid', { name: 'January 2027' })).toBeInTheDocument();
    });
  });
});

describe('refused days', () => {
  const CHECKOUT_ONLY = 'This date is for checkout only. Please pick an earlier check-in date.';
  const NO_CHECK_IN = 'This date cannot be used for check-in. Please pick a different date.';
  const INVALID = 'Choose a later date or adjust your stay to meet the minimum nights.';
  const UNAVAILABLE = 'This date is not available. Please pick a different date.';

  test.each([
    ['Thursday, December 10, 2026', 'Check-in not available', CHECKOUT_ONLY],
    ['Tuesday, December 15, 2026', 'Check-in not available', NO_CHECK_IN],
    ['Friday, December 25, 2026', 'Check-in not available', NO_CHECK_IN],
    ['Friday, December 11, 2026', 'Date unavailable', UNAVAILABLE],
  ])('check-in on %s: %s', async (date, title, description) => {
    const { user } = await renderDecember();
    await user.click(day(date));
    const notice = screen.getByText(description).closest('[role=status]');
    expect(notice).toHaveTextContent(title);
    expect(nearestStays()).toHaveLength(2);
  });

  test.each([
    ['Saturday, December 5, 2026', 'Not a valid checkout', INVALID],
    ['Monday, December 14, 2026', 'Not a valid checkout', INVALID],
    ['Friday, December 11, 2026', 'Date unavailable', UNAVAILABLE],
  ])('check-out on %s: %s', async (date, title, description) => {
    const { user } = await renderDecember();
    await user.click(day('Friday, December 4, 2026'));
    await user.click(day(date));
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(nearestStays()).toHaveLength(2);
  });

  test('a refusal leaves the chosen stay and its price alone', async () => {
    const { user } = await renderDecember();
    await user.click(day('Friday, December 4, 2026'));
    await user.click(day('Monday, December 7, 2026'));
    await waitFor(() => expect(reserveButton()).toBeEnabled());
    await user.click(day('Friday, December 11, 2026'));
    expect(screen.getByText('Date unavailable')).toBeInTheDocument();
    expect(reserveButton()).toBeEnabled();
  });

  test('a nearest stay keeps the length, shows its total and is taken in one tap', async () => {
    const { user } = await renderDecember();
    await user.click(day('Tuesday, December 8, 2026'));
    await user.click(day('Saturday, December 12, 2026'));
    const [first, second] = nearestStays();
    // Four nights of 220, cleaning 150, tax on 1,030; from the 6th one of them is no longer open.
    expect(first).toHaveTextContent('Dec 6–10');
    expect(first).toHaveTextContent('$1,161.33');
    expect(second).toHaveTextContent('Dec 5–9');
    await user.click(first as HTMLElement);
    expect(await screen.findByText('Cleaning fee')).toBeInTheDocument();
    expect(screen.getByText('$1,161.33')).toBeInTheDocument();
    expect(screen.queryByText('Nearest open stays')).not.toBeInTheDocument();
  });
});

describe('dates that came along', () => {
  test('from the address, with the guests', async () => {
    window.history.replaceState(null, '', '?check_in=2026-12-04&check_out=2026-12-07&guests=4');
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    await waitFor(() => expect(reserveButton()).toBeEnabled());
    await user.click(reserveButton());
    expect(push).toHaveBeenCalledWith(expect.stringContaining('adults=4'));
  });

  test('a party larger than the cabin gets a message and is never reduced', async () => {
    window.history.replaceState(null, '', '?check_in=2026-12-04&check_out=2026-12-07&guests=8');
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    const others = () => screen.getByRole('link', { name: 'See cabins that sleep 8' });
    expect(server.calls).toEqual([`/api/availability?cabin_id=${CABIN.id}`]);
    expect(others()).toBeVisible();
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Sleeps 6. You’ve got 8.');
    expect(others()).toHaveAttribute(
      'href',
      '/cabins?check_in=2026-12-04&check_out=2026-12-07&guests=8',
    );
    expect(screen.getByText(/^Choose 6 guests or fewer to see/)).toBeInTheDocument();
    expect(others()).toHaveClass('btn-accent');
    expect(screen.getByRole('button', { name: 'Continue with 6 guests' })).toHaveClass(
      'btn-secondary',
    );
    expect(screen.queryByRole('button', { name: 'Reserve These Dates' })).not.toBeInTheDocument();
    expect(server.calls).not.toContain('/api/quote');

    const fewer = screen.getByRole('button', { name: 'Fewer guests' });
    expect(screen.getByRole('button', { name: 'More guests' })).toBeDisabled();
    await user.click(fewer);
    expect(screen.getByRole('alert')).toHaveTextContent('Sleeps 6. You’ve got 7.');
    await user.click(fewer);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(reserveButton()).toBeEnabled());
    await user.click(reserveButton());
    await waitFor(() => expect(push).toHaveBeenCalledWith(expect.stringContaining('adults=6')));
  });

  test('a party larger than the cabin goes on with what it sleeps, once the guest says so', async () => {
    window.history.replaceState(null, '', '?check_in=2026-12-04&check_out=2026-12-07&guests=20');
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    await user.click(screen.getByRole('button', { name: 'Continue with 6 guests' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Guests' })).toHaveTextContent('6');
    await waitFor(() => expect(reserveButton()).toBeEnabled());
    await user.click(reserveButton());
    await waitFor(() => expect(push).toHaveBeenCalledWith(expect.stringContaining('adults=6')));
  });

  test('without a word about the party, a cabin for one is offered to one', async () => {
    window.history.replaceState(null, '', '?check_in=2026-12-04&check_out=2026-12-07');
    renderFresh(<StayPicker cabin={{ ...CABIN, maxGuests: 1 }} />);
    expect(await screen.findByText('Cleaning fee')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Guests' })).toHaveTextContent('1');
  });

  test('pets of the address where none may stay', async () => {
    window.history.replaceState(null, '', '?check_in=2026-12-04&check_out=2026-12-07&pets=1');
    const { user } = renderFresh(<StayPicker cabin={{ ...CABIN, petFeeCents: null }} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This one’s not set up for pets');
    expect(screen.getByRole('link', { name: /^See pet-friendly cabins/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cabins\?(.+&)?filter=pet-friendly$/),
    );
    await user.click(screen.getByRole('button', { name: 'Fewer pets' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Pets' })).not.toBeInTheDocument();
  });

  test('from the last search', async () => {
    const criteria = { guests: 3, check_in: '2027-01-11', check_out: '2027-01-14' };
    window.sessionStorage.setItem('searchCriteria', JSON.stringify(criteria));
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    await openCalendar(user);
    expect(await screen.findByRole('grid', { name: 'January 2027' })).toBeInTheDocument();
    await waitFor(() => expect(reserveButton()).toBeEnabled());
  });

  test('a search that does not fit this cabin is silently left aside', async () => {
    const criteria = { guests: 3, check_in: '2026-12-09', check_out: '2026-12-12' };
    window.sessionStorage.setItem('searchCriteria', JSON.stringify(criteria));
    await renderPicker();
    expect(screen.queryByText('Nearest open stays')).not.toBeInTheDocument();
  });

  test('an address whose dates are taken says so and offers others', async () => {
    window.history.replaceState(
      null,
      '',
      `/cabins/${CABIN.slug}?check_in=2026-12-09&check_out=2026-12-12`,
    );
    const { user } = renderFresh(<StayPicker cabin={CABIN} />);
    expect(
      await screen.findByText('There aren’t enough open nights after that date.'),
    ).toBeInTheDocument();
    const [nearest, next] = nearestStays();
    expect(nearest).toHaveTextContent('See Dec 7–10, $913');
    expect(nearest).toHaveClass('btn-accent');
    expect(next).toHaveTextContent('Dec 6–9');
    expect(screen.queryByText('You won’t be charged yet.')).toBeNull();
    expect(chooseDates()).toHaveClass('btn-secondary');
    await user.click(nearest as HTMLElement);
    await waitFor(() => expect(reserveButton()).toBeEnabled());
    expect(window.location.search).toContain('check_in=2026-12-07&check_out=2026-12-10');
  });

  test('a broken stored search is logged and ignored', async () => {
    window.sessionStorage.setItem('searchCriteria', '{oops');
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPicker();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('not JSON'));
  });
});

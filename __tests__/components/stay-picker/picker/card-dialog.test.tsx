import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { BarCalendarButton } from '@/components/cabin/bar-calendar-button';
import { OverlayHost } from '@/components/ui/dialog/overlay-host';
import { CabinCard } from '@/components/cabin-card/cabin-card';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { formatWholeDollars } from '@/lib/copy/format';
import { makeSummary } from '@/__tests__/support/make-cabin';
import { CABIN } from '@/__tests__/components/stay-picker/support/cabin';
import type { FakeServer } from '@/__tests__/components/stay-picker/support/fake-server';
import {
  day,
  nearestStays,
  renderFresh,
  startPage,
} from '@/__tests__/components/stay-picker/support/screen';

const push = jest.fn();
const replace = (href: string) => {
  push(href);
  window.history.replaceState(null, '', href);
};
jest.mock('next/navigation', () => ({
  usePathname: () => '/cabins/laurel-lantern',
  useRouter: () => ({ push, replace: (href: string) => replace(href) }),
}));

let server: FakeServer;

beforeEach(() => {
  server = startPage('/cabins');
  push.mockClear();
});

// A dialog that is gone leaves its history entry a moment later.
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('layer'));
  jest.useRealTimers();
});

// The dialog knows of a cabin only what its card hands on, so it is opened from the card.
const renderCard = (changes: Partial<CabinSummary> = {}) =>
  renderFresh(<CabinCard cabin={makeSummary({ ...CABIN, ...changes })} />);

async function openDialog(changes?: Partial<CabinSummary>) {
  const view = renderCard(changes);
  await view.user.click(screen.getByRole('button', { name: 'Check Availability' }));
  const dialog = await screen.findByRole('dialog', { name: 'Check Availability' });
  return { ...view, dialog };
}

async function openDecember(changes?: Partial<CabinSummary>) {
  const view = await openDialog(changes);
  await view.user.click(await screen.findByRole('button', { name: 'Next month' }));
  return view;
}

const dayOfDecember = (date: number) =>
  screen.getByRole('button', { name: new RegExp(`^\\w+, December ${date}, 2026`) });
const reserveButton = () => screen.getByRole('button', { name: 'Reserve These Dates' });

test('names the cabin and its city, and fetches only once it is open', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription(
    'Laurel Lantern · Gatlinburg · 2 bedrooms · 3 beds · sleeps 6',
  );
  expect(await screen.findByText('Select check-in date')).toBeInTheDocument();
  expect(server.calls).toEqual([`/api/availability?cabin_id=${CABIN.id}`]);
});

test('nothing is fetched before the first click', () => {
  renderCard();
  expect(server.calls).toEqual([]);
});

test('says that it loads', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const pending = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  globalThis.fetch = jest.fn(() => pending) as unknown as typeof fetch;
  await openDialog();
  expect(screen.getByText('Loading live availability…')).toBeInTheDocument();
  answer({ ok: false, status: 502, json: async () => ({}) });
  expect(await screen.findByText('Failed to fetch availability (502)')).toBeInTheDocument();
});

test('a calendar that cannot be read leaves the ways to the host, and months without a price', async () => {
  server.availabilityStatus = 503;
  const { dialog } = await openDialog();
  const problem = within(await within(dialog).findByRole('alert'));
  const hrefs = problem.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    'tel:+18655550142',
    expect.stringMatching(/^sms:\+18655550142\?.*Laurel%20Lantern/),
    expect.stringMatching(/^mailto:.+@.+Laurel%20Lantern/),
  ]);
  const months = within(dialog).getByRole('group', { name: 'Months without prices' });
  const month = within(months).getByRole('grid', { name: 'November 2026' });
  expect(within(month).getByRole('button', { name: 'Monday, November 30, 2026' })).toBeVisible();
  expect(months).not.toHaveTextContent('$');
  expect(within(dialog).queryByRole('region', { name: 'Price summary' })).toBeNull();
});

test('has the legend, and the price of each night in its day', async () => {
  await openDecember();
  const legend = within(screen.getByRole('list', { name: 'Legend' }));
  for (const text of ['Available', 'Checkout only', 'Unavailable']) {
    expect(legend.getByText(text)).toBeInTheDocument();
  }
  expect(day('Friday, December 4, 2026')).toHaveAccessibleName(
    'Friday, December 4, 2026, $220, 2-night minimum',
  );
  expect(day('Saturday, December 5, 2026')).toHaveAccessibleName(/, \$330, /);
  expect(within(day('Saturday, December 5, 2026')).getByText('$330')).toBeVisible();
});

test('a checkout-only day waits for a check-in, then ends the stay', async () => {
  const { user } = await openDecember();
  expect(day('Thursday, December 10, 2026')).toHaveAccessibleName(
    'Thursday, December 10, 2026, Checkout only — select a check-in date first',
  );
  await user.click(day('Thursday, December 10, 2026'));
  expect(screen.getByText('Check-in not available')).toBeInTheDocument();
  await user.click(day('Tuesday, December 8, 2026'));
  await user.click(day('Thursday, December 10, 2026'));
  await waitFor(() => expect(reserveButton()).toBeEnabled());
});

test('the cancellation note is there from the start, and a check-in shows whether it is free', async () => {
  const { user } = await openDecember();
  const note = 'Free cancellation policy applies before check-in';
  expect(screen.getByText(note)).toBeVisible();
  await user.click(day('Friday, December 4, 2026'));
  expect(screen.getByText(/^(Free cancellation|Non-refundable)$/)).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Price summary' })).toBeNull();
});

/** Every place where an amount of a stay's total is shown. */
const totals = () => screen.getAllByText(/^\$1,\d{3}(?:\.\d\d)?$/).map((each) => each.textContent);

test('on a desktop the one total is the summary’s, in whole dollars', async () => {
  const { user } = await openDecember();
  expect(reserveButton()).toBeDisabled();
  await user.click(day('Friday, December 4, 2026'));
  expect(reserveButton()).toBeDisabled();
  await user.click(day('Monday, December 7, 2026'));
  const summary = within(await screen.findByRole('region', { name: 'Price summary' }));
  expect(await summary.findByText('$1,037')).toBeInTheDocument();
  expect(summary.getByText('3 nights, average $257 a night')).toBeInTheDocument();
  expect(summary.getByText('$117')).toBeInTheDocument();
  expect(screen.queryByText(/all included/)).toBeNull();
  expect(totals()).toEqual(['$1,037']);
});

test('on a phone it is the footer’s, to the cent', async () => {
  const matchMedia = (query: string) => ({
    matches: query === '(width < 48rem)',
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  Object.assign(window, { matchMedia });
  try {
    const { user } = await openDecember();
    await user.click(day('Friday, December 4, 2026'));
    await user.click(day('Monday, December 7, 2026'));
    const summary = within(await screen.findByRole('region', { name: 'Price summary' }));
    expect(await summary.findByText('$117')).toBeInTheDocument();
    expect(screen.getByText(/^3 nights, all included$/)).toHaveTextContent('Total, ');
    expect(totals()).toEqual(['$1,037.30']);
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('whole dollars add up, and each has its cents behind it', async () => {
  // Alone each line would be rounded up, and their sum would miss the total.
  const { user } = await openDecember({ cleaningFeeCents: 15_060, petFeeCents: 8_560 });
  await user.click(day('Friday, December 4, 2026'));
  await user.click(day('Monday, December 7, 2026'));
  await user.click(screen.getByRole('button', { name: 'More pets' }));
  const summary = within(await screen.findByRole('region', { name: 'Price summary' }));
  expect(summary.getByText('Pet fee')).toBeInTheDocument();
  const amounts = summary.getAllByText(/^\$/, { selector: 'data' });
  const dollars = amounts.map(({ textContent }) => Number(textContent?.replace(/[$,]/g, '')));
  const cents = amounts.map((each) => Math.round(Number(each.getAttribute('value')) * 100));
  const [total = 0, ...lines] = dollars;
  expect(lines).toHaveLength(4);
  expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total);
  expect(cents.slice(1).reduce((sum, line) => sum + line, 0)).toBe(cents[0]);
  expect(total).toBe(Math.round((cents[0] ?? 0) / 100));
});

test('a party larger than the cabin gets a message and the same dates elsewhere', async () => {
  window.history.replaceState(null, '', '/cabins?guests=7');
  const { user } = await openDecember();
  const reasons = screen.getAllByText('Sleeps 6. You’ve got 7.');
  // Beside the field, and beside the button that it keeps from working.
  expect(reasons.map((reason) => reason.closest('[role=alert]') !== null)).toEqual([true, false]);
  await user.click(day('Friday, December 4, 2026'));
  await user.click(day('Monday, December 7, 2026'));
  expect(screen.getByRole('link', { name: /^See cabins that sleep 7/ })).toHaveAttribute(
    'href',
    '/cabins?check_in=2026-12-04&check_out=2026-12-07&guests=7',
  );
  expect(screen.queryByRole('region', { name: 'Price summary' })).toBeNull();
  expect(reserveButton()).toBeDisabled();
});

test('where the total will stand it says what is missing for one', async () => {
  const { user } = await openDecember();
  expect(screen.getByText('Add dates to see your total')).toBeVisible();
  await user.click(day('Friday, December 4, 2026'));
  expect(screen.getByText('Add a check-out date to see your total')).toBeVisible();
  await user.click(day('Monday, December 7, 2026'));
  expect(screen.queryByText(/to see your total/)).toBeNull();
});

test('pets are only asked about where they may stay', async () => {
  await openDialog({ petFeeCents: null });
  expect(screen.getByRole('group', { name: 'Guests' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Pets' })).not.toBeInTheDocument();
});

test('the price and the reserve button are there before the server answers', async () => {
  const { user } = await openDecember();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetchNow = globalThis.fetch;
  globalThis.fetch = jest.fn(async (...args: Parameters<typeof fetch>) => {
    await answered;
    return fetchNow(...args);
  });
  await user.click(day('Friday, December 4, 2026'));
  await user.click(day('Monday, December 7, 2026'));
  const quote = server.quoteFor({
    cabin_id: CABIN.id,
    check_in: calendarDate('2026-12-04'),
    check_out: calendarDate('2026-12-07'),
    adults: 2,
    children: 0,
    pets: 0,
  });
  expect(screen.getByText(formatWholeDollars(quote.total_cents))).toBeInTheDocument();
  expect(screen.queryByText('Loading the price')).not.toBeInTheDocument();
  expect(reserveButton()).toBeEnabled();
  answer();
  await waitFor(() => expect(server.calls).toContain('/api/quote'));
  expect(reserveButton()).toBeEnabled();
});

test('where the server asks for another price, that one is shown', async () => {
  const { user } = await openDecember();
  server.extraCleaningCents = 10_000;
  await user.click(day('Friday, December 4, 2026'));
  await user.click(day('Monday, December 7, 2026'));
  // A hundred dollars more, and the tax on them.
  expect(await screen.findByText('$1,150')).toHaveAttribute('title', '$1,150.05');
  expect(screen.queryByText('$1,037')).not.toBeInTheDocument();
});

// Today is November 20.
test.each([
  { freeCancelDays: 7, day: 4, text: 'Free cancellation' },
  { freeCancelDays: 14, day: 4, text: 'Non-refundable' },
  { freeCancelDays: 14, day: 12, text: 'Free cancellation' },
  { freeCancelDays: 30, day: 12, text: 'Non-refundable' },
])('$freeCancelDays days of free cancellation, arriving December $day: $text', async (example) => {
  const { user } = await openDecember({ freeCancelDays: example.freeCancelDays });
  await user.click(dayOfDecember(example.day));
  await user.click(dayOfDecember(example.day + 2));
  await screen.findByRole('region', { name: 'Price summary' });
  expect(screen.getByText(/^(Free cancellation|Non-refundable)$/)).toHaveTextContent(example.text);
});

test('nearest stays have their totals at once', async () => {
  const { user } = await openDecember();
  await user.click(day('Friday, December 11, 2026'));
  const [first] = nearestStays();
  expect(first).toHaveTextContent('Dec 12–14');
  // Two nights of 220, cleaning 150, tax on 590.
  expect(first).toHaveTextContent('$665.23');
  expect(server.calls).not.toContain('/api/quote');
  await user.click(first as HTMLElement);
  await waitFor(() => expect(reserveButton()).toBeEnabled());
});

test('leads to /booking with the stay, and to the cabin with its dates', async () => {
  const { user } = await openDecember();
  await user.click(day('Friday, December 4, 2026'));
  await user.click(day('Monday, December 7, 2026'));
  expect(screen.getByRole('link', { name: 'View full details' })).toHaveAttribute(
    'href',
    '/cabins/laurel-lantern?check_in=2026-12-04&check_out=2026-12-07&guests=2',
  );
  await waitFor(() => expect(reserveButton()).toBeEnabled());
  await user.click(reserveButton());
  expect(push).toHaveBeenCalledWith(expect.stringContaining('/booking?cabin=laurel-lantern'));
  const handOff: unknown = JSON.parse(window.sessionStorage.getItem('bookingHandOff') ?? '');
  expect(handOff).toMatchObject({
    maxGuests: CABIN.maxGuests,
    cabinImage: CABIN.heroImageUrl,
    totalPrice: 103_730,
  });
  expect(handOff).not.toHaveProperty('petFee');
});

test('Escape closes it and the button has the focus again', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check Availability' })).toHaveFocus();
});

test('the modal of a cabin page leaves the address alone, and finds what was picked in it again', async () => {
  window.history.replaceState({ mine: true }, '', `/cabins/${CABIN.slug}`);
  const open = async () => {
    const view = renderFresh(
      <>
        <BarCalendarButton cabin={CABIN}>Check Availability</BarCalendarButton>
        <OverlayHost />
      </>,
    );
    await view.user.click(screen.getByRole('button', { name: 'Check Availability' }));
    await screen.findByRole('dialog', { name: 'Laurel Lantern' });
    return view;
  };
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Next month' }));
  await user.click(day('Friday, December 4, 2026'));
  await user.click(day('Monday, December 7, 2026'));
  expect(window.location.search).toBe('');
  unmount();
  await waitFor(() => expect(window.history.state).toMatchObject({ mine: true }));
  await open();
  expect(await screen.findByText('Cleaning fee')).toBeInTheDocument();
});

test('the modal of a cabin page shows each line of the price', async () => {
  window.history.replaceState(null, '', '?check_in=2026-12-04&check_out=2026-12-07');
  const { user } = renderFresh(
    <>
      <BarCalendarButton cabin={CABIN}>Check Availability</BarCalendarButton>
      <OverlayHost />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Check Availability' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Laurel Lantern' }));
  expect(await dialog.findByText('Occupancy tax (Gatlinburg)')).toBeInTheDocument();
  expect(dialog.getAllByText('$1,037.30')).toHaveLength(2);
});

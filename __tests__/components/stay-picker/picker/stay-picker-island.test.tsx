import { act, screen, waitFor } from '@testing-library/react';
import { StayPickerIsland } from '@/components/stay-picker/picker/stay-picker-island';
import { CABIN } from '@/__tests__/components/stay-picker/support/cabin';
import { FakeServer } from '@/__tests__/components/stay-picker/support/fake-server';
import {
  nearestStays,
  openCalendar,
  renderFresh,
  stopClock,
} from '@/__tests__/components/stay-picker/support/screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

let reach: () => void;

class FakeObserver {
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    reach = () => onChange([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  stopClock();
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

test('asks for nothing until the guest comes near, then shows the calendar', async () => {
  const server = new FakeServer().install();
  const { user } = renderFresh(<StayPickerIsland cabin={CABIN} />);
  expect(server.calls).toEqual([]);
  act(() => reach());
  await waitFor(() => expect(server.calls).toHaveLength(1));
  await openCalendar(user);
  expect(await screen.findByText('Select check-in date')).toBeInTheDocument();
});

test('a press on a date field before the calendar is there opens it as soon as it is', async () => {
  new FakeServer().install();
  const { user } = renderFresh(<StayPickerIsland cabin={CABIN} />);
  await user.click(screen.getByRole('button', { name: /^Check-out/ }));
  const calendar = await screen.findByRole('dialog', { name: 'Choose your dates' });
  await waitFor(() => expect(calendar).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  expect(calendar).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Check-out/ })).toHaveFocus();
});

test('dates of the address stand in the panel from the start, whatever has loaded', async () => {
  window.history.replaceState(null, '', '/cabins/x?check_in=2026-12-04&check_out=2026-12-07');
  const server = new FakeServer().install();
  const { fetch } = server;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.fetch = async (url, init) => {
    await held;
    return fetch(url, init);
  };
  server.install();
  renderFresh(<StayPickerIsland cabin={CABIN} />);
  const expectDates = () => {
    expect(screen.getByRole('button', { name: /^Check-in .*Dec 4/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Check-out .*Dec 7/ })).toBeVisible();
    expect(screen.queryByText(/Choose your dates to see/)).toBeNull();
  };
  expectDates();
  act(() => reach());
  await screen.findByRole('button', { name: 'More guests' });
  expectDates();
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Reserve/ })).toBeEnabled());
  expectDates();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['2026-11-20', '2026-11-22', 'The earliest check-in is tomorrow.'], // today
  ['2026-11-02', '2026-11-05', 'The earliest check-in is tomorrow.'],
  ['2025-11-20', '2025-11-22', 'These dates are in the past.'],
  ['2026-12-04', '2026-12-05', 'That’s shorter than the minimum stay for that check-in.'],
  ['2026-12-15', '2026-12-17', 'You can’t check in on that day.'],
  ['2027-02-20', '2027-03-04', 'These dates aren’t open for booking yet.'],
  ['2029-06-01', '2029-06-04', 'These dates aren’t open for booking yet.'],
  ['2026-12-01', '2027-02-01', 'The longest stay is 30 nights.'],
])(
  'a link to %s – %s that came without a price ends with the sentence and the nearest stays, far from view too',
  async (checkIn, checkOut, sentence) => {
    window.history.replaceState(null, '', `/cabins/x?check_in=${checkIn}&check_out=${checkOut}`);
    new FakeServer().install();
    renderFresh(<StayPickerIsland cabin={CABIN} />);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(nearestStays()).toHaveLength(2);
    expect(screen.queryByText(/Adding up/)).toBeNull();
    window.history.replaceState(null, '', '/');
  },
);

test.each([
  'check_in=2026-12-07&check_out=2026-12-04',
  'check_in=soon&check_out=later',
  'check_in=2026-12-04',
])('an address that names no stay, %s, asks for dates', (query) => {
  window.history.replaceState(null, '', `/cabins/x?${query}`);
  const server = new FakeServer().install();
  renderFresh(<StayPickerIsland cabin={CABIN} />);
  expect(screen.getByText(/^Add dates to see/)).toBeVisible();
  expect(server.calls).toEqual([]);
  window.history.replaceState(null, '', '/');
});

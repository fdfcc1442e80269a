import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MobileBookingBar } from '@/components/cabin/mobile-booking-bar';
import { StayPicker } from '@/components/stay-picker/stay-picker';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { storeUnlock, makeDeal } from '../deal/make-deal';
import { CABIN } from '../stay-picker/support/cabin';
import { FakeServer } from '../stay-picker/support/fake-server';
import { day, openCalendar, renderFresh, stopClock } from '../stay-picker/support/screen';
import { makeCabin } from '../../support/make-cabin';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const cabin = makeCabin(CABIN);
const address = (query: string) =>
  window.history.replaceState(null, '', `/cabins/laurel-lantern${query}`);
const asked = {
  stay: { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') },
  party: { adults: 2, children: 0, pets: 1 },
  totalCents: 112_230,
  price: null,
  freeThrough: calendarDate('2026-11-19'),
  cancellation: null,
};

let server: FakeServer;

beforeEach(() => {
  stopClock();
  server = new FakeServer().install();
  address('');
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('without dates: the lowest price of a night and what comes on top', () => {
  renderFresh(<MobileBookingBar cabin={cabin} />);
  expect(screen.getByText('from $166 a night')).toBeVisible();
  expect(screen.getByText('plus cleaning and taxes')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check Availability' })).toBeVisible();
  expect(server.calls).toEqual([]);
});

test('a cabin without an open night says so', () => {
  renderFresh(<MobileBookingBar cabin={makeCabin({ leastNightCents: null })} />);
  expect(screen.getByText('No open nights')).toBeVisible();
});

test('the dates of the address stand in the HTML, with party and pets', () => {
  const html = renderToString(<MobileBookingBar cabin={cabin} asked={asked} />);
  expect(html).toContain('$1,122 total');
  expect(html).toContain('Dec 4–7 · 2 guests, 1 pet');
  expect(html).toContain('Free cancellation through Nov 19');
  expect(html).toContain('Reserve');
  expect(html).not.toContain('Check Availability');
});

test('where the page came without its dates, it works their total out from the calendar', async () => {
  address('?check_in=2026-12-04&check_out=2026-12-07&guests=4');
  renderFresh(<MobileBookingBar cabin={cabin} />);
  expect(await screen.findByText('$1,037 total')).toBeVisible();
  expect(screen.getByText('Dec 4–7 · 4 guests')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reserve' })).toBeVisible();
  expect(server.calls).toEqual([
    `/api/availability?cabin_id=${cabin.id}`,
    '/api/stay-facts?cabin=laurel-lantern&check_in=2026-12-04&check_out=2026-12-07',
  ]);
});

test('until its total is known a dated page shows the dates, and never the price without them', async () => {
  const coming = { ...asked, totalCents: null };
  const html = renderToString(<MobileBookingBar cabin={cabin} asked={coming} />);
  expect(html).toContain('Dec 4–7');
  expect(html).not.toContain('a night');
  address('?check_in=2026-12-04&check_out=2026-12-07&guests=4');
  renderFresh(<MobileBookingBar cabin={cabin} />);
  expect(screen.getByText('Adding up your total…')).toBeVisible();
  expect(screen.queryByText(/a night/)).toBeNull();
  expect(await screen.findByText('$1,037 total')).toBeVisible();
});

test('dates that are taken give way to the price of a night', async () => {
  address('?check_in=2026-12-09&check_out=2026-12-12&guests=4');
  renderFresh(<MobileBookingBar cabin={cabin} />);
  expect(await screen.findByText('from $166 a night')).toBeVisible();
});

test('what came with the page is not asked for again', async () => {
  address('?check_in=2026-12-04&check_out=2026-12-07&guests=2&pets=1');
  renderFresh(<MobileBookingBar cabin={cabin} asked={asked} />);
  expect(await screen.findByText('$1,122 total')).toBeVisible();
  expect(server.calls).toEqual([]);
});

test('an unlocked deal counts in it', async () => {
  server.deal = makeDeal();
  storeUnlock();
  address('?check_in=2026-12-04&check_out=2026-12-07&guests=4');
  renderFresh(<MobileBookingBar cabin={cabin} asked={asked} />);
  // 20 % off the 770.
  expect(await screen.findByText('$864 total')).toBeVisible();
});

test('dates that cannot be had leave the lowest price', async () => {
  address('?check_in=2026-12-10&check_out=2026-12-12&guests=4');
  renderFresh(<MobileBookingBar cabin={cabin} />);
  expect(await screen.findByText('from $166 a night')).toBeVisible();
});

test('it follows the calendar of the page, and forgets with it', async () => {
  address('?check_in=2026-12-04&check_out=2026-12-07&guests=2');
  const { user } = renderFresh(
    <>
      <StayPicker cabin={CABIN} />
      <MobileBookingBar cabin={cabin} asked={asked} />
    </>,
  );
  expect(await screen.findByText('$1,037 total')).toBeVisible();
  await openCalendar(user);
  await user.click(day('Tuesday, December 1, 2026'));
  await user.click(day('Thursday, December 3, 2026'));
  expect(await screen.findByText('Dec 1–3 · 2 guests')).toBeVisible();
  expect(screen.getByText('Non-refundable')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('from $166 a night')).toBeVisible();
});

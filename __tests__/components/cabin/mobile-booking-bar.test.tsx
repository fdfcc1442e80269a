import type { ComponentProps } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DatedPart } from '@/components/cabin/dated-bar';
import { MobileBookingBar } from '@/components/cabin/mobile-booking-bar';
import { OverlayHost } from '@/components/ui/dialog/overlay-host';
import { StayPicker } from '@/components/stay-picker/picker/stay-picker';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { storeUnlock, makeDeal } from '../deal/make-deal';
import { CABIN } from '../stay-picker/support/cabin';
import type { FakeServer } from '../stay-picker/support/fake-server';
import { day, openCalendar, renderFresh, startPage } from '../stay-picker/support/screen';
import { toPublicCabin } from '@/components/cabin/public-cabin';
import { makeCabin } from '../../support/make-cabin';

const push = jest.fn();
let pathname: string;
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => pathname,
}));

const cabin = toPublicCabin(makeCabin(CABIN));
const address = (query: string) =>
  window.history.replaceState(null, '', `/cabins/laurel-lantern${query}`);
const total = {
  stay: { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') },
  party: { adults: 2, children: 0, pets: 1 },
  totalCents: 112_230,
  freeThrough: calendarDate('2026-11-19'),
};
/** The bar as the server renders it on a page with dates. */
const asked = {
  ...total,
  price: null,
  cancellation: null,
  bar: <DatedPart cabin={toAvailabilityCabin(cabin)} total={total} refused={null} />,
};

const Bar = (props: Pick<ComponentProps<typeof MobileBookingBar>, 'asked'>) => (
  <>
    <MobileBookingBar cabin={cabin} {...props} />
    <OverlayHost />
  </>
);

let server: FakeServer;

beforeEach(() => {
  server = startPage('/cabins/laurel-lantern');
  push.mockClear();
  pathname = '/cabins/laurel-lantern';
});
afterEach(() => jest.useRealTimers());

test('without dates: the usual nightly price and the extra fees', () => {
  renderFresh(<MobileBookingBar cabin={cabin} />);
  expect(screen.getByText('about $241 a night')).toBeVisible();
  expect(screen.getByText('plus cleaning and taxes')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check Availability' })).toBeVisible();
  expect(server.calls).toEqual([]);
});

test('a cabin without an open night says so', () => {
  renderFresh(<MobileBookingBar cabin={toPublicCabin(makeCabin({ leastNightCents: null }))} />);
  expect(screen.getByText('No open nights')).toBeVisible();
});

test('the dates of the address stand in the HTML, with party and pets', () => {
  const html = renderToString(<MobileBookingBar cabin={cabin} asked={asked} />);
  expect(html).toContain('$1,122 total');
  expect(html).toContain('Dec 4–7 · 2 guests, 1 pet');
  expect(html).toMatch(/text-spruce-700">Free cancellation through Nov 19/);
  expect(html).toContain('Reserve');
  expect(html).not.toContain('Check Availability');
});

test('where the page came without its dates, it works their total out from the calendar', async () => {
  address('?check_in=2026-12-04&check_out=2026-12-07&guests=4');
  renderFresh(<MobileBookingBar cabin={cabin} />);
  expect(await screen.findByText('$1,037 total')).toBeVisible();
  expect(await screen.findByText('Dec 4–7 · 4 guests')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reserve' })).toBeVisible();
  expect(server.calls).toEqual([
    `/api/availability?cabin_id=${cabin.id}`,
    '/api/stay-facts?cabin=laurel-lantern&check_in=2026-12-04&check_out=2026-12-07',
  ]);
});

test('until its total is known a dated page shows the dates, and never the price without them', async () => {
  const coming = { ...asked, totalCents: null, bar: null };
  const html = renderToString(<MobileBookingBar cabin={cabin} asked={coming} />);
  expect(html).toContain('Dec 4–7');
  expect(html).not.toContain('a night');
  address('?check_in=2026-12-04&check_out=2026-12-07&guests=4');
  renderFresh(<MobileBookingBar cabin={cabin} />);
  expect(screen.getByText('Adding up your total…')).toBeVisible();
  expect(screen.queryByText(/a night/)).toBeNull();
  expect(await screen.findByText('$1,037 total')).toBeVisible();
});

test.each([
  ['12-10', '12-12', 'Taken Dec 10–12', 'See Dec 8–10, $665'],
  ['12-09', '12-12', 'Taken Dec 9–12', 'See Dec 7–10, $913'],
  ['12-15', '12-17', 'Not open Dec 15–17', 'See Dec 14–16, $665'],
  ['12-04', '12-05', 'Not open Dec 4–5', 'See Dec 4–6, $789'],
])('dates that cannot be had, %s to %s: "%s"', async (checkIn, checkOut, text, open) => {
  address(`?check_in=2026-${checkIn}&check_out=2026-${checkOut}&guests=4`);
  renderFresh(<MobileBookingBar cabin={cabin} />);
  expect(await screen.findByText(text)).toBeVisible();
  const link = await screen.findByRole('link');
  expect(link).toHaveTextContent(open);
  expect(link).toHaveAttribute('href', expect.stringMatching(/check_in=2026-12-\d\d&.+guests=4/));
  expect(link).toHaveClass('btn-accent');
  expect(screen.getByRole('button', { name: 'Choose dates' })).not.toHaveClass('btn');
  expect(screen.queryByText(/a night/)).toBeNull();
});

test('a party larger than the cabin is led to larger cabins, or on with fewer', async () => {
  address('?check_in=2026-12-04&check_out=2026-12-07&guests=8&pets=1');
  renderFresh(<MobileBookingBar cabin={cabin} />);
  expect(await screen.findByText('Sleeps 6. You’ve got 8.')).toBeVisible();
  const others = screen.getByRole('link', { name: 'See cabins that sleep 8' });
  expect(others).toHaveAttribute(
    'href',
    '/cabins?check_in=2026-12-04&check_out=2026-12-07&guests=8',
  );
  expect(others).toHaveClass('btn-accent');
  expect(screen.getByRole('link', { name: 'Continue with 6 guests' })).toHaveAttribute(
    'href',
    '/cabins/laurel-lantern?check_in=2026-12-04&check_out=2026-12-07&guests=6&pets=1',
  );
  expect(screen.queryByText(/a night/)).toBeNull();
});

test('dates that can’t be booked are explained in the first HTML', () => {
  const refused = {
    stay: asked.stay,
    party: asked.party,
    reason: 'unavailable',
    isTaken: true,
    promoCode: null,
    openStays: [
      {
        stay: { checkIn: calendarDate('2026-12-01'), checkOut: calendarDate('2026-12-04') },
        totalCents: 70_582,
      },
    ],
  };
  const html = renderToString(
    <MobileBookingBar
      cabin={cabin}
      asked={{
        ...asked,
        totalCents: null,
        refused,
        bar: <DatedPart cabin={toAvailabilityCabin(cabin)} total={null} refused={refused} />,
      }}
    />,
  );
  expect(html).toContain('Taken Dec 4–7');
  expect(html).toContain('See Dec 1–4, $706');
  expect(html).toContain('Choose dates');
  expect(html).not.toContain('Adding up');
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

test.each([
  // 20% off the 440.
  ['an unlocked deal', null, 'See Dec 8–10, $566'],
  ['the advertised code', 'HALFPRICE', 'See Dec 8–10, $417'],
])('%s counts in the totals of the nearest open stays', async (_, promoCode, text) => {
  if (promoCode === null) {
    server.deal = makeDeal();
    storeUnlock();
  } else server.promotion = { code: promoCode, label: 'Half price', percentOff: 50 };
  address(
    `?check_in=2026-12-10&check_out=2026-12-12&guests=4${promoCode ? `&promo=${promoCode}` : ''}`,
  );
  const refused = {
    stay: { checkIn: calendarDate('2026-12-10'), checkOut: calendarDate('2026-12-12') },
    party: asked.party,
    reason: 'unavailable',
    isTaken: true,
    promoCode,
    openStays: [],
  };
  renderFresh(
    <MobileBookingBar
      cabin={cabin}
      asked={{ ...asked, stay: refused.stay, totalCents: null, refused, bar: 'Of the server' }}
    />,
  );
  expect(await screen.findByText(text)).toBeVisible();
});

test('the code of the link stays in the links to the nearest open stays', async () => {
  address('?check_in=2026-12-10&check_out=2026-12-12&guests=4&promo=CABINLINK');
  renderFresh(<MobileBookingBar cabin={cabin} />);
  const [link] = await screen.findAllByRole('link');
  expect(link).toHaveTextContent(/^See Dec 8–10$/);
  expect(link).toHaveAttribute('href', expect.stringContaining('promo=CABINLINK'));
});

test('Reserve goes to booking with dates, party and price', async () => {
  address('?check_in=2026-12-04&check_out=2026-12-07&guests=2&pets=1');
  const { user } = renderFresh(<MobileBookingBar cabin={cabin} asked={asked} />);
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(
      '/booking?cabin=laurel-lantern&check_in=2026-12-04&check_out=2026-12-07&adults=2&children=0&pets=1',
    ),
  );
  expect(JSON.parse(window.sessionStorage.getItem('bookingHandOff') ?? '')).toMatchObject({
    cabinSlug: 'laurel-lantern',
    pets: 1,
    totalPrice: 112_230,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a quote that never answers doesn’t stop Reserve, because the address is enough', async () => {
  server.quoteStatus = 503;
  address('?check_in=2026-12-04&check_out=2026-12-07&guests=2&pets=1');
  const { user } = renderFresh(<MobileBookingBar cabin={cabin} asked={asked} />);
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
});

test('a tap on the dates opens the calendar', async () => {
  const { user } = renderFresh(<Bar asked={asked} />);
  await user.click(screen.getByRole('button', { name: /Dec 4–7.*change dates/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
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
  expect(screen.getByText('Non-refundable')).toHaveClass('text-ember-700');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('about $241 a night')).toBeVisible();
});

test('a searched party larger than the cabin leaves the calendar open that says so', async () => {
  const criteria = { guests: 8, check_in: '2026-12-04', check_out: '2026-12-07' };
  window.sessionStorage.setItem('searchCriteria', JSON.stringify(criteria));
  const { user } = renderFresh(<Bar />);
  await user.click(screen.getByRole('button', { name: 'Check Availability' }));
  expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
  const dialog = screen.getByRole('dialog');
  expect(
    await within(dialog).findByRole('link', { name: 'See cabins that sleep 8' }),
  ).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Check Availability', hidden: true }),
  ).toBeInTheDocument();
});

test('its calendar stays open while dates are chosen in it, until the page is left', async () => {
  const { user, rerender } = renderFresh(<Bar />);
  await user.click(screen.getByRole('button', { name: 'Check Availability' }));
  await user.click(await screen.findByRole('button', { name: 'Next month' }));
  await user.click(day('Friday, December 4, 2026'));
  await user.click(day('Monday, December 7, 2026'));
  expect(await screen.findByText('$1,037 total')).toBeInTheDocument();
  const reserve = within(screen.getByRole('dialog')).getByRole('button', {
    name: 'Reserve These Dates',
  });
  await waitFor(() => expect(reserve).toBeEnabled());
  // Another check-in takes the total away.
  await user.click(day('Tuesday, December 8, 2026'));
  expect(screen.getByRole('dialog')).toBeVisible();
  pathname = '/booking';
  rerender(<Bar />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

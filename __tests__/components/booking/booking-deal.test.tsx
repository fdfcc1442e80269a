import { act, screen, waitFor, within } from '@testing-library/react';
import { toQuoteRequest } from '@/lib/schemas/quote-request';
import { BookingForm } from '@/components/booking/booking-form';
import { buildHandOff, saveHandOff } from '@/lib/browser/storage/hand-off';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { OfferWish } from '@/lib/domain/pricing/offer';
import { fromQuoteJson } from '@/lib/schemas/quote-json';
import { CABIN } from '../stay-picker/support/cabin';
import { type FakeServer, NOW } from '../stay-picker/support/fake-server';
import { renderFresh, startPage } from '../stay-picker/support/screen';
import { DEAL_ID, makeDeal, storeUnlock } from '../deal/make-deal';

const push = jest.fn();
const leave = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/lib/browser/navigation/redirect-to-payment', () => ({
  redirectToPayment: (...args: unknown[]) => leave(...args) as void,
  onReturn: () => () => undefined,
}));

const STAY = { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') };
const PARTY = { adults: 2, children: 0, pets: 0 };
const VISIT: OfferWish = { stay: STAY, party: PARTY, promoCode: null, dealId: DEAL_ID };
const WITH_DEAL = '$863.67';
const FULL = '$1,037.30';
const ENDED = 'The Deal of the Day has ended, so its discount no longer applies.';

let server: FakeServer;

beforeEach(() => {
  server = startPage('/booking');
  server.deal = makeDeal();
  push.mockClear();
  leave.mockClear();
});
afterEach(() => jest.useRealTimers());

const requestOf = (dealId: string | null) =>
  toQuoteRequest({ cabinId: CABIN.id, stay: STAY, party: PARTY, dealId });

/** Arrives as from the server: with the price of the address at this instant. */
async function renderForm(visit: OfferWish = VISIT) {
  const request = requestOf(visit.dealId);
  const answer = await server.fetch('/api/quote', { body: JSON.stringify(request) });
  const { quote, deal } = await answer.json();
  server.calls = [];
  return renderFresh(
    <BookingForm
      cabin={CABIN}
      visit={visit}
      offer={{
        request,
        priced: { request, quote: fromQuoteJson(quote), promo: null, deal, payments: null },
        refusalReason: null,
      }}
      now={NOW.toISOString()}
    />,
  );
}

function handOff() {
  const { deal } = server;
  if (!deal) throw new Error('There is no deal');
  const quote = fromQuoteJson(server.quoteFor(requestOf(deal.id)));
  const handedOff = { id: deal.id, discountPercent: 20, expiresAt: deal.expires_at };
  saveHandOff(
    buildHandOff({ cabin: CABIN, quote, party: PARTY, promoCode: null, deal: handedOff }),
  );
}

const price = () => within(screen.getByRole('complementary', { name: 'Price' }));
const endDay = () => jest.setSystemTime(new Date('2026-11-21T00:00:00Z'));
const lookAgain = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

type User = Awaited<ReturnType<typeof renderForm>>['user'];
async function book(user: User) {
  if ((screen.getByLabelText('Full name') as HTMLInputElement).value === '') {
    await user.type(screen.getByLabelText('Full name'), 'Ada Lovelace');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Phone'), '(865) 555-0100');
    await user.click(screen.getByRole('checkbox'));
  }
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
}

test('the deal of the address is booked at its price', async () => {
  handOff();
  const { user } = await renderForm();
  expect(price().getByText(WITH_DEAL)).toBeVisible();
  expect(price().getByText('Deal of the day (20% off)')).toBeVisible();
  expect(screen.queryByText('The price changed')).not.toBeInTheDocument();
  await book(user);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(server.bookings).toMatchObject([{ deal_id: DEAL_ID, expected_total_cents: 86_367 }]);
});

test('the address keeps the deal when the party changes', async () => {
  const { user } = await renderForm();
  await user.click(screen.getByRole('button', { name: 'More pets' }));
  expect(await price().findByText('Pet fee')).toBeVisible();
  expect(price().getByText('Deal of the day (20% off)')).toBeVisible();
  expect(window.location.search).toContain(`&pets=1&deal=${DEAL_ID}`);
});

test('a deal the server does not know of takes nothing off, and the page says so', async () => {
  const dealId = '88888888-8888-4888-8888-888888888888';
  const { user } = await renderForm({ ...VISIT, dealId });
  expect(price().getByText(FULL)).toBeVisible();
  expect(price().getByText('The deal in your link is for a different cabin.')).toBeVisible();
  await book(user);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(server.bookings[0]).not.toHaveProperty('deal_id');
});

test('a deal that ended on the way here: the change line by line, with the reason', async () => {
  handOff();
  endDay();
  const { user } = await renderForm();
  const notice = await screen.findByRole('region', { name: 'The price changed' });
  expect(notice).toHaveTextContent(ENDED);
  expect(notice).toHaveTextContent(/Deal of the day \(20% off\)\s*before -\$154\.00 now \$0\.00/);
  expect(notice).toHaveTextContent(/Total\s*before \$863\.67 now \$1,037\.30/);
  await user.click(screen.getByRole('button', { name: 'OK, use the new price' }));
  expect(screen.queryByText('The price changed')).not.toBeInTheDocument();
  expect(price().getByText(ENDED)).toBeVisible();
  await book(user);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(server.bookings[0]).toMatchObject({ expected_total_cents: 103_730 });
  expect(server.bookings[0]).not.toHaveProperty('deal_id');
});

test('a deal that ends between the price and the booking: the server’s new price, with the reason', async () => {
  const { user } = await renderForm();
  server.book = (request) => {
    endDay();
    const error = { code: 'price_changed', message: '', quote: server.quoteFor(request) };
    return { status: 409, body: { error } };
  };
  await book(user);
  const notice = await screen.findByRole('region', { name: 'The price changed' });
  expect(notice).toHaveFocus();
  expect(notice).toHaveTextContent(ENDED);
  expect(notice).toHaveTextContent(/Total\s*before \$863\.67 now \$1,037\.30/);
  await user.click(screen.getByRole('button', { name: 'OK, use the new price' }));
  server.book = () => server.booked();
  await book(user);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(server.bookings.at(-1)).toMatchObject({ expected_total_cents: 103_730 });
});

describe('revealed by this visitor', () => {
  beforeEach(() => storeUnlock());

  test('the banner counts down, and at zero the new price is shown to be accepted', async () => {
    await renderForm();
    expect(await price().findByText('DEAL OF THE DAY 20% OFF')).toBeVisible();
    endDay();
    lookAgain();
    const notice = await screen.findByRole('region', { name: 'The price changed' });
    expect(notice).toHaveTextContent(ENDED);
    expect(notice).toHaveTextContent(/Total\s*before \$863\.67 now \$1,037\.30/);
    expect(price().queryByText(/DEAL OF THE DAY/)).not.toBeInTheDocument();
  });

  test('it counts on a link that does not name it', async () => {
    const { user } = await renderForm({ ...VISIT, dealId: null });
    expect(await price().findByText(WITH_DEAL)).toBeVisible();
    expect(screen.queryByText('The price changed')).not.toBeInTheDocument();
    await book(user);
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(server.bookings[0]).toMatchObject({ deal_id: DEAL_ID, expected_total_cents: 86_367 });
  });
});

test('other dates are shown and priced with the deal', async () => {
  const { user } = await renderForm();
  await user.click(screen.getByRole('button', { name: 'Change dates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change dates' }));
  expect(
    await dialog.findByRole('button', { name: /^Saturday, December 5, 2026, \$264 with the deal/ }),
  ).toBeVisible();
});

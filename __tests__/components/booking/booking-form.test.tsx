import { screen, waitFor, within } from '@testing-library/react';
import { toQuoteRequest } from '@/lib/schemas/quote-request';
import { BookingForm } from '@/components/booking/booking-form';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { OfferWish } from '@/lib/domain/pricing/offer';
import { formatMoney } from '@/lib/copy/format';
import type { QuoteRequest } from '@/lib/schemas/quote';
import { fromQuoteJson } from '@/lib/schemas/quote-json';
import { CABIN } from '../stay-picker/support/cabin';
import { availability, type FakeServer, NOW, PROMOTION } from '../stay-picker/support/fake-server';
import { day, nearestStays, renderFresh, startPage } from '../stay-picker/support/screen';

const push = jest.fn();
const leave = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/lib/browser/navigation/redirect-to-payment', () => ({
  redirectToPayment: (...args: unknown[]) => leave(...args) as void,
  onReturn: () => () => undefined,
}));

const STAY = { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') };
const VISIT: OfferWish = {
  stay: STAY,
  party: { adults: 2, children: 0, pets: 0 },
  promoCode: null,
  dealId: null,
};
const TOTAL = '$1,037.30';

let server: FakeServer;

beforeEach(() => {
  server = startPage('/booking');
  push.mockClear();
  leave.mockClear();
});
afterEach(() => jest.useRealTimers());

function renderForm(visit: OfferWish = VISIT, order = (request: QuoteRequest) => request) {
  const { stay } = visit;
  const request = stay && order(toQuoteRequest({ cabinId: CABIN.id, ...visit, stay }));
  const quote = request && fromQuoteJson(server.quoteFor(request));
  const offer = request &&
    quote && { request, priced: { request, quote, promo: null, deal: null, payments: null } };
  return renderFresh(
    <BookingForm
      cabin={CABIN}
      visit={visit}
      offer={offer && { ...offer, refusalReason: null }}
      promotion={server.promotion}
      now={NOW.toISOString()}
    />,
  );
}

function renderRefused(reason: string) {
  const request = toQuoteRequest({ cabinId: CABIN.id, stay: STAY, party: VISIT.party });
  return renderFresh(
    <BookingForm
      cabin={CABIN}
      visit={VISIT}
      offer={{ request, priced: null, refusalReason: reason }}
      now={NOW.toISOString()}
    />,
  );
}

type User = ReturnType<typeof renderFresh>['user'];

async function fillDetails(user: User) {
  await user.type(screen.getByLabelText('Full name'), 'Ada Lovelace');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Phone'), '(865) 555-0100');
  await user.click(screen.getByRole('checkbox'));
}

const bookButton = () => screen.getByRole('button', { name: 'Continue to payment' });
const price = () => within(screen.getByRole('complementary', { name: 'Price' }));

describe('the price', () => {
  test('stands there from the start, without a call', () => {
    renderForm();
    expect(price().getByText(TOTAL)).toBeInTheDocument();
    expect(price().getByText('Occupancy tax (Gatlinburg)')).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  test('is the same whatever order the keys of its request stand in', async () => {
    const handedOff = { cabinName: '', cabinSlug: '', cabinId: CABIN.id, lines: [] };
    window.sessionStorage.setItem(
      'bookingHandOff',
      JSON.stringify({ ...handedOff, ...VISIT.party, ...STAY, totalPrice: 100_000 }),
    );
    const { user } = renderForm(
      VISIT,
      (request) => Object.fromEntries(Object.entries(request).toReversed()) as QuoteRequest,
    );
    await user.click(await screen.findByRole('button', { name: 'OK, use the new price' }));
    await fillDetails(user);
    await user.click(bookButton());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(server.calls).toEqual(['/api/bookings']);
    expect(server.bookings).toEqual([
      {
        ...toQuoteRequest({ cabinId: CABIN.id, stay: STAY, party: VISIT.party }),
        expected_total_cents: 103_730,
        terms_accepted: true,
        guest: { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+18655550100' },
      },
    ]);
  });

  test('follows the party, and the address remembers it', async () => {
    const { user } = renderForm();
    await user.click(screen.getByRole('button', { name: 'More pets' }));
    expect(price().getByText('Updating the price')).toBeInTheDocument();
    await waitFor(() => expect(server.calls).toEqual(['/api/quote']));
    expect(screen.queryByText('Loading the price')).not.toBeInTheDocument();
    expect(await price().findByText('Pet fee')).toBeInTheDocument();
    expect(price().getByText('$1,122.30')).toBeInTheDocument();
    expect(window.location.search).toBe(
      '?cabin=laurel-lantern&check_in=2026-12-04&check_out=2026-12-07&adults=2&children=0&pets=1',
    );
  });

  test('the party stays within the limits of the cabin', async () => {
    const { user } = renderForm({ ...VISIT, party: { adults: 5, children: 0, pets: 2 } });
    await user.click(screen.getByRole('button', { name: 'More children' }));
    expect(screen.getByRole('button', { name: 'More children' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'More adults' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'More pets' })).toBeDisabled();
  });

  test('a party larger than the cabin stays as it is until the guest changes it', async () => {
    const party = { adults: 5, children: 3, pets: 0 };
    const { user } = renderFresh(
      <BookingForm
        cabin={CABIN}
        visit={{ ...VISIT, party }}
        offer={null}
        now={NOW.toISOString()}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Sleeps 6. You’ve got 8.');
    expect(screen.getByRole('link', { name: /^See cabins that sleep 8/ })).toHaveAttribute(
      'href',
      '/cabins?check_in=2026-12-04&check_out=2026-12-07&guests=8',
    );
    expect(price().getByText('Choose 6 guests or fewer to see the price.')).toBeInTheDocument();
    expect(server.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Fewer adults' }));
    expect(screen.getByRole('alert')).toHaveTextContent('You’ve got 7.');
    await user.click(screen.getByRole('button', { name: 'Fewer children' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await price().findByText(TOTAL)).toBeInTheDocument();
    expect(window.location.search).toContain('adults=4&children=2');
  });

  test('pets are only asked about where they may stay', () => {
    renderFresh(
      <BookingForm
        cabin={{ ...CABIN, petFeeCents: null }}
        visit={{ ...VISIT, stay: null }}
        offer={null}
        now={NOW.toISOString()}
      />,
    );
    expect(screen.queryByRole('button', { name: 'More pets' })).not.toBeInTheDocument();
  });

  test('other dates come from the calendar', async () => {
    const { user } = renderForm();
    await user.click(screen.getByRole('button', { name: 'Change dates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change dates' });
    await user.click(await within(dialog).findByRole('button', { name: 'Clear' }));
    await user.click(day('Saturday, December 12, 2026'));
    await user.click(day('Monday, December 14, 2026'));
    await user.click(screen.getByRole('button', { name: 'Use These Dates' }));
    expect(await price().findByText('$665.23')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(window.location.search).toContain('check_in=2026-12-12&check_out=2026-12-14'),
    );
  });

  test('a failed price can be asked for again', async () => {
    const { user } = renderForm();
    server.quoteStatus = 500;
    await user.click(screen.getByRole('button', { name: 'More adults' }));
    expect(await screen.findByText('The price didn’t load')).toBeInTheDocument();
    server.quoteStatus = 200;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await price().findByText(TOTAL)).toBeInTheDocument();
  });
});

describe('the promo code', () => {
  const FOUR_NIGHTS = { checkIn: STAY.checkIn, checkOut: calendarDate('2026-12-08') };

  async function apply(user: User, code: string) {
    await user.type(screen.getByLabelText('Promo code'), `${code}{Enter}`);
  }

  test('is applied in any spelling, and can be removed', async () => {
    const { user } = renderForm({ ...VISIT, stay: FOUR_NIGHTS });
    await apply(user, 'mamafree4');
    expect(await screen.findByText('MAMAFREE4 applied: 1 night free.')).toBeInTheDocument();
    expect(price().getByText('1 free night (MAMAFREE4)')).toBeInTheDocument();
    expect(window.location.search).toContain('promo=MAMAFREE4');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByLabelText('Promo code')).toBeInTheDocument();
    await waitFor(() =>
      expect(price().queryByText('1 free night (MAMAFREE4)')).not.toBeInTheDocument(),
    );
  });

  test.each([
    ['an unknown code', 'NOPE', 'We don’t recognize NOPE. Check the spelling?'],
    ['no code at all', '50%', 'We don’t recognize 50%. Check the spelling?'],
  ])('%s is told apart', async (_, code, text) => {
    const { user } = renderForm();
    await apply(user, code);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Promo code')).toBeInvalid();
  });

  test('after too many wrong codes it says why, and removing the code brings the price back', async () => {
    const { user } = renderForm();
    server.quoteStatus = 429;
    await apply(user, 'GUESS');
    expect(await screen.findByText('That’s a lot of promo codes.')).toBeInTheDocument();
    expect(screen.getByLabelText('Promo code')).toBeInvalid();
    expect(screen.queryByText('The price didn’t load')).not.toBeInTheDocument();
    server.quoteStatus = 200;
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(screen.queryByText('That’s a lot of promo codes.')).not.toBeInTheDocument(),
    );
    expect(await price().findByText(TOTAL)).toBeInTheDocument();
  });

  describe('while it is advertised', () => {
    beforeEach(() => {
      server.promotion = PROMOTION;
    });

    test('three nights are offered the fourth, in one tap and to the cent', async () => {
      const { user } = renderForm();
      const ticket = await screen.findByRole('button', { name: /^\w+ night’s on me/ });
      const [before, after] = [VISIT, { ...VISIT, stay: FOUR_NIGHTS, promoCode: 'MAMAFREE4' }].map(
        (visit) => {
          const { stay } = visit;
          if (!stay) throw new Error('No stay');
          return server.quoteFor(toQuoteRequest({ cabinId: CABIN.id, ...visit, stay }));
        },
      );
      expect(after?.total_cents).toBe(before?.total_cents);
      expect(ticket).toHaveAccessibleName(
        'Monday night’s on me Stay Dec 4–8 with MAMAFREE4. Same total.',
      );
      await user.click(ticket);
      expect(await screen.findByText('MAMAFREE4 applied: 1 night free.')).toBeInTheDocument();
      expect(price().getByText(formatMoney(after?.total_cents ?? 0))).toBeInTheDocument();
      expect(window.location.search).toContain('check_out=2026-12-08');
      expect(window.location.search).toContain('promo=MAMAFREE4');
      expect(document.body).not.toHaveFocus();
    });

    test('its code with three nights is no error', async () => {
      const { user } = renderForm();
      await apply(user, 'MAMAFREE4');
      const text =
        'With MAMAFREE4, one of every 4 nights is free. Add one more night and it’s yours.';
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.getByLabelText('Promo code')).toBeValid();
      expect(screen.queryByText(/too short/)).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: /^\w+ night’s on me/ })).toBeInTheDocument();
    });

    test('where the next night is taken, none is offered, and it says so', async () => {
      server.response = availability(['2026-12-07']);
      const { user } = renderForm();
      await apply(user, 'MAMAFREE4');
      expect(await screen.findByText(/The night after your stay is taken/)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^\w+ night’s on me/ })).not.toBeInTheDocument();
      expect(screen.getByLabelText('Promo code')).toBeValid();
    });

    test('four nights are offered the code itself', async () => {
      const { user } = renderForm({ ...VISIT, stay: FOUR_NIGHTS });
      await user.click(
        await screen.findByRole('button', { name: /^Apply MAMAFREE4: 1 night free, −\$/ }),
      );
      expect(await screen.findByText('MAMAFREE4 applied: 1 night free.')).toBeInTheDocument();
    });
  });

  test('a code that gives nothing does not stop the booking and is not sent', async () => {
    const { user } = renderForm();
    await apply(user, 'NOPE');
    await screen.findByText(/We don’t recognize NOPE/);
    await fillDetails(user);
    await user.click(bookButton());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(server.bookings[0]).not.toHaveProperty('promo_code');
  });
});

describe('the details', () => {
  test('every mistake is named at its field and the first one has the focus', async () => {
    const { user } = renderForm();
    await user.click(bookButton());
    const name = screen.getByLabelText('Full name');
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Please enter your full name');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email');
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
      /Please enter a valid 10-digit phone number$/,
    );
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      'Please agree to the terms and privacy policy to book',
    );
    expect(server.bookings).toEqual([]);
  });

  test.each(['june', 'june@', ' june@example '])('%p is no email', async (typed) => {
    const { user } = renderForm();
    await user.type(screen.getByLabelText('Email'), typed);
    await user.click(bookButton());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email');
  });

  test.each([
    ['+47 922', /country code or the number of digits isn’t right$/],
    ['079 323 45 67', /start with \+ and your country code$/],
    ['(865) 429-1188 x5', /leave out the extension/],
    ['865 429', /10-digit phone number$/],
  ])('why the phone %s is refused is said, after where texts go', async (phone, reason) => {
    const { user } = renderForm();
    await user.type(screen.getByLabelText('Phone'), phone);
    await user.click(bookButton());
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(reason);
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/we’ll call instead/);
  });

  test('a corrected field is no longer marked, the others keep their text', async () => {
    const { user } = renderForm();
    await user.type(screen.getByLabelText('Email'), 'ada@');
    await user.click(bookButton());
    await user.type(screen.getByLabelText('Full name'), 'Ada');
    expect(screen.getByLabelText('Full name')).toBeValid();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@');
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  test('the browser may fill them in', () => {
    renderForm();
    expect(screen.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Phone')).toHaveAttribute('type', 'tel');
  });

  test('without dates the guest is sent to choose them', async () => {
    const { user } = renderForm({ ...VISIT, stay: null });
    await fillDetails(user);
    await user.click(bookButton());
    expect(screen.getByText('Pick your dates first.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose dates' })).toBeInTheDocument();
    expect(server.bookings).toEqual([]);
  });
});

describe('booking', () => {
  test('sends what was shown and leads to the payment page', async () => {
    const { user } = renderForm();
    await fillDetails(user);
    await user.click(bookButton());
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith('https://pay.example/page', 'f'.repeat(32)),
    );
    expect(push).not.toHaveBeenCalled();
    expect(server.bookings).toEqual([
      {
        cabin_id: CABIN.id,
        check_in: '2026-12-04',
        check_out: '2026-12-07',
        adults: 2,
        children: 0,
        pets: 0,
        guest: { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+18655550100' },
        expected_total_cents: 103_730,
        terms_accepted: true,
      },
    ]);
  });

  test('a booking that is paid already leads to its confirmation', async () => {
    const { user } = renderForm();
    await fillDetails(user);
    server.book = () => server.booked(null);
    await user.click(bookButton());
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith(
        `/booking-success?reference=MM-TESTTEST&token=${'f'.repeat(32)}`,
      ),
    );
  });

  test('when the payment page cannot be opened, the guest is told that nothing is held', async () => {
    const { user } = renderForm();
    await fillDetails(user);
    server.book = () => ({
      status: 503,
      body: { error: { code: 'payment_unavailable', message: '' } },
    });
    await user.click(bookButton());
    expect(await screen.findByText('The payment page won’t open')).toBeInTheDocument();
    server.book = () => server.booked();
    await user.click(bookButton());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(new Set(server.keys).size).toBe(1);
  });

  test('two quick clicks are one booking', async () => {
    const { user } = renderForm();
    await fillDetails(user);
    await user.dblClick(bookButton());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    await user.click(bookButton());
    expect(server.bookings).toHaveLength(1);
  });

  test('after a lost answer the same request goes out with the same key', async () => {
    const { user } = renderForm();
    await fillDetails(user);
    server.book = () => Promise.reject(new TypeError('Failed to fetch'));
    await user.click(bookButton());
    expect(await screen.findByText('We didn’t hear back')).toBeInTheDocument();
    expect(screen.getByLabelText('Full name')).toHaveValue('Ada Lovelace');
    server.book = () => ({ status: 503, body: {} });
    await user.click(bookButton());
    await waitFor(() => expect(server.keys).toHaveLength(2));
    expect(await screen.findByText('We didn’t hear back')).toBeInTheDocument();
    server.book = () => server.booked();
    await user.click(bookButton());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(new Set(server.keys).size).toBe(1);
  });

  test('a changed request gets a key of its own', async () => {
    const { user } = renderForm();
    await fillDetails(user);
    server.book = () => ({ status: 503, body: {} });
    await user.click(bookButton());
    await screen.findByText('We didn’t hear back');
    await user.type(screen.getByLabelText('Full name'), ' King');
    server.book = () => server.booked();
    await user.click(bookButton());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(new Set(server.keys).size).toBe(2);
  });

  test('a key the server knows from elsewhere is replaced for the next try', async () => {
    const { user } = renderForm();
    await fillDetails(user);
    server.book = () => ({
      status: 422,
      body: { error: { code: 'idempotency_key_reused', message: '' } },
    });
    await user.click(bookButton());
    await screen.findByText('The booking didn’t go through');
    server.book = () => server.booked();
    await user.click(bookButton());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(new Set(server.keys).size).toBe(2);
  });

  test('dates taken meanwhile: the input stays, the nearest open stays are one tap away', async () => {
    const { user } = renderForm();
    await fillDetails(user);
    server.book = () => {
      server.response = availability(['2026-12-05', '2026-12-10', '2026-12-11']);
      return { status: 409, body: { error: { code: 'dates_unavailable', message: 'Taken.' } } };
    };
    await user.click(bookButton());
    expect(await screen.findByText('Some of these nights are already taken.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    await screen.findByRole('list', { name: 'Nearest open stays' });
    const [first] = nearestStays();
    await waitFor(() => expect(first).toHaveTextContent('See Dec 2–5, $913'));
    await user.click(first as HTMLElement);
    expect(await price().findByText('$913.28')).toBeInTheDocument();
    expect(screen.queryByText('Some of these nights are already taken.')).not.toBeInTheDocument();
    server.book = () => server.booked();
    await user.click(bookButton());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(server.bookings.at(-1)).toMatchObject({ check_in: '2026-12-02' });
  });

  test('a changed price is shown line by line and must be accepted', async () => {
    const { user } = renderForm();
    await fillDetails(user);
    server.book = (request) => {
      server.extraCleaningCents = 1_000;
      const error = { code: 'price_changed', message: '', quote: server.quoteFor(request) };
      return { status: 409, body: { error } };
    };
    await user.click(bookButton());
    const notice = await screen.findByRole('region', { name: 'The price changed' });
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent(/Cleaning fee\s*before \$150\.00 now \$160\.00/);
    expect(notice).toHaveTextContent(/Total\s*before \$1,037\.30 now \$1,048\.58/);

    await user.click(bookButton());
    expect(screen.getByText('Please confirm the new price first.')).toBeInTheDocument();
    expect(server.bookings).toHaveLength(1);

    server.book = () => server.booked();
    await user.click(screen.getByRole('button', { name: 'OK, use the new price' }));
    await user.click(bookButton());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(server.bookings.at(-1)).toMatchObject({ expected_total_cents: 104_858 });
    expect(new Set(server.keys).size).toBe(2);
  });

  test('a stay paid in two parts says what is due when, and a changed part must be accepted', async () => {
    server.paymentTerms = { deposit: 30, balanceDays: 7 };
    const { user } = renderForm({ ...VISIT, party: { ...VISIT.party, adults: 3 } }, (request) => ({
      ...request,
      adults: 2,
    }));
    expect(await price().findByText('$311.19 due now, $726.11 on Nov 27, 2026')).toBeVisible();
    await fillDetails(user);
    server.book = (request) => {
      server.paymentTerms = { deposit: 50, balanceDays: 7 };
      const error = { code: 'price_changed', message: '', quote: server.quoteFor(request) };
      return { status: 409, body: { error } };
    };
    await user.click(bookButton());
    expect(server.bookings.at(-1)).toMatchObject({ expected_due_now_cents: 31_119 });
    const notice = await screen.findByRole('region', { name: 'The price changed' });
    expect(notice).toHaveTextContent(/Due now\s*before \$311\.19 now \$518\.65/);
    server.book = () => server.booked();
    await user.click(screen.getByRole('button', { name: 'OK, use the new price' }));
    await user.click(bookButton());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(server.bookings.at(-1)).toMatchObject({ expected_due_now_cents: 51_865 });
  });

  test('details the server refuses are pointed out', async () => {
    const { user } = renderForm();
    await fillDetails(user);
    server.book = () => ({
      status: 400,
      body: { error: { code: 'invalid_request', message: '' } },
    });
    await user.click(bookButton());
    expect(await screen.findByText('Something needs another look')).toBeInTheDocument();
  });
});

describe('arriving', () => {
  const HAND_OFF = {
    cabinName: 'Laurel Lantern',
    cabinSlug: 'laurel-lantern',
    cabinId: CABIN.id,
    checkIn: '2026-12-04',
    checkOut: '2026-12-07',
    adults: 2,
    children: 0,
    pets: 0,
    totalPrice: 100_000,
    lines: [{ code: 'nights', label: '3 nights', amountCents: 100_000 }],
  };

  test('with another price than the calendar had shown', async () => {
    window.sessionStorage.setItem('bookingHandOff', JSON.stringify(HAND_OFF));
    const { user } = renderForm();
    const notice = await screen.findByRole('region', { name: 'The price changed' });
    expect(notice).toHaveTextContent(/Total\s*before \$1,000\.00 now \$1,037\.30/);
    await user.click(screen.getByRole('button', { name: 'OK, use the new price' }));
    expect(screen.queryByText('The price changed')).not.toBeInTheDocument();
  });

  test('with a hand-off for another stay there is nothing to compare', () => {
    const other = { ...HAND_OFF, checkOut: '2026-12-08' };
    window.sessionStorage.setItem('bookingHandOff', JSON.stringify(other));
    renderForm();
    expect(screen.queryByText('The price changed')).not.toBeInTheDocument();
  });

  test('on a shared link whose dates are gone', async () => {
    server.response = availability(['2026-12-05']);
    const { user } = renderRefused('night-unavailable');
    expect(screen.getByText('Some of these nights are already taken.')).toBeInTheDocument();
    expect(price().getByText('These dates can’t be booked.')).toBeInTheDocument();
    await screen.findByRole('list', { name: 'Nearest open stays' });
    await user.click(nearestStays()[0] as HTMLElement);
    expect(await price().findByText('$913.28')).toBeInTheDocument();
    expect(server.calls).not.toContain('/api/bookings');
  });
});

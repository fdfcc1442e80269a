import { act, fireEvent, render, screen } from '@testing-library/react';
import { NewBookingForm } from '@/components/host/bookings/new-booking-form';
import type { SendQuoteAction } from '@/components/host/bookings/use-send-quote';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { newBookingSchema, wantedStaySchema } from '@/lib/schemas/host/bookings/new-booking';
import { quoteToSendSchema, type QuoteToSend } from '@/lib/schemas/host/bookings/sent-quote';
import type { NewBooking, ShownQuote, WantedStay } from '@/lib/schemas/host/bookings/new-booking';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const PHONE = 'Phone (US), or + from abroad';
const CABIN = 'fabbdb0a-51b5-8cb8-8791-97a490be39fd';
const QUOTE: ShownQuote = {
  ok: true,
  nights: 2,
  totalCents: 50_000,
  payments: { dueNowCents: 50_000, balance: null },
  promo: null,
  lines: [{ code: 'nights', label: '2 nights', amountCents: 50_000 }],
};
const wantedStays: WantedStay[] = [];
const books: NewBooking[] = [];
const quotes: QuoteToSend[] = [];
let sendAnswer: () => Awaited<ReturnType<SendQuoteAction>>;
let answer: (wanted: WantedStay) => ShownQuote;

beforeEach(() => {
  sessionStorage.clear();
  wantedStays.length = 0;
  books.length = 0;
  quotes.length = 0;
  sendAnswer = () => ({
    ok: true,
    data: {
      url: 'https://cabins.example/quote/0123',
      holdsUntil: '2026-12-01T17:00:00Z',
      isEmailed: false,
    },
  });
  answer = () => QUOTE;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const priced = () => act(() => jest.advanceTimersByTimeAsync(1_000));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function open() {
  const cabin = {
    id: CABIN,
    title: 'Bluff Mountain',
    slug: 'bluff-mountain',
    city: 'Pigeon Forge',
  };
  render(
    <NewBookingForm
      cabins={[{ ...cabin, capacity: 22, bedrooms: 8, live: true }]}
      today={calendarDate('2026-11-25')}
      wanted={{ cabinId: CABIN, checkIn: '2026-12-04', checkOut: '2026-12-06' }}
      actions={{
        quoteNewBooking: (wanted) => {
          wantedStays.push(wanted);
          return Promise.resolve(answer(wanted));
        },
        book: (booking) => {
          books.push(booking);
          return Promise.resolve({ ok: true, data: { reference: 'MM-23456789' } });
        },
        sendQuote: (quote) => {
          quotes.push(quote);
          return Promise.resolve(sendAnswer());
        },
      }}
    />,
  );
  await priced();
}

async function submit(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await priced();
  return newBookingSchema.parse(books[0]);
}

test('a guest from abroad without an email address is booked, and the form says who tells him', async () => {
  await open();
  fill('Name', '李');
  fill(PHONE, '+47 922 34 567');
  expect(screen.getByLabelText(PHONE)).toHaveAccessibleDescription(/Texts go to US numbers only/);
  expect(screen.getByLabelText('Email (optional)')).toHaveAccessibleDescription(
    /the guest gets no letters and you call instead/,
  );
  expect(screen.getByLabelText('Hold the nights for')).toHaveAccessibleDescription(
    /^You’ll find the link on the booking’s page, to copy/,
  );
  const { guest } = await submit('Hold, and show the link');
  expect(guest).toEqual({ name: '李', email: null, phone: '+4792234567' });
  expect(push).toHaveBeenCalledWith('/host/bookings/MM-23456789');
});

test('with an address the guest gets the link by email', async () => {
  await open();
  fill('Name', 'June');
  fill(PHONE, '(865) 429-1188');
  fill('Email (optional)', ' jörg@example.com\u200b');
  expect(screen.getByLabelText('Hold the nights for')).toHaveAccessibleDescription(
    /^The guest gets an email with the link/,
  );
  const { guest } = await submit('Hold and send the link');
  expect(guest).toEqual({ name: 'June', email: 'jörg@example.com', phone: '+18654291188' });
});

test('a stay below the minimum is priced once a reason is given, and the reason goes along', async () => {
  answer = ({ minimumStayReason }) =>
    minimumStayReason ? QUOTE : { ok: false, reason: 'below-minimum-stay' };
  await open();
  expect(screen.getByRole('alert')).toBeVisible();
  const reason = 'Between two stays';
  fill('Reason to go below the minimum stay', reason);
  await priced();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fill('Name', 'June');
  fill(PHONE, '8654291188');
  expect((await submit('Hold, and show the link')).stay.minimumStayReason).toBe(reason);
});

test('no other rule can be set aside', async () => {
  answer = () => ({ ok: false, reason: 'night-unavailable' });
  await open();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByLabelText(/shorter than the minimum/)).not.toBeInTheDocument();
});

test('22 guests are asked for where the cabin sleeps them', async () => {
  await open();
  fill('Adults', '22');
  await priced();
  expect(wantedStaySchema.parse(wantedStays.at(-1)).adults).toBe(22);
});

test('taken nights say who has them, and another stay is one tap away', async () => {
  answer = ({ checkIn }) =>
    checkIn === '2026-12-04'
      ? {
          ok: false,
          code: 'nights_taken',
          detail: {
            taken: [{ kind: 'import', label: null, checkIn: '2026-12-03', checkOut: '2026-12-05' }],
            free: [{ checkIn: '2026-12-05', checkOut: '2026-12-07' }],
          },
        }
      : QUOTE;
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('Dec 3–5: Other platform.');
  fireEvent.click(screen.getByRole('button', { name: 'Use Dec 5–7' }));
  await priced();
  expect(screen.getByLabelText('Check-in')).toHaveValue('2026-12-05');
  expect(screen.getByLabelText('Check-out')).toHaveValue('2026-12-07');
  expect(screen.queryByRole('alert')).toBeNull();
});

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await priced();
};

test('the price is sent instead: without a name, phone or address it is a link to copy', async () => {
  await open();
  const hours = screen.getByLabelText('The price holds for');
  expect(hours).toHaveAccessibleDescription(/doesn’t hold the nights/);
  fireEvent.change(hours, { target: { value: '24' } });
  fill('Price change', 'lower');
  fill('Amount ($)', '50');
  fill('Reason', 'Returning guest');
  await priced();
  await press('Make a quote to copy');
  expect(quoteToSendSchema.parse(quotes[0])).toMatchObject({
    guestName: null,
    email: null,
    holdHours: 24,
    expectedTotalCents: 50_000,
    stay: { cabinId: CABIN, adjustment: { cents: -5_000, reason: 'Returning guest' } },
  });
  expect(screen.getByText(/The quote is ready/)).toHaveTextContent(
    'The guest can book it at its price until Tue, Dec 1, 2026, 12:00 PM EST.',
  );
  expect(screen.getByRole('link', { name: 'See the quote' })).toHaveAttribute(
    'href',
    'https://cabins.example/quote/0123',
  );
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  expect(books).toHaveLength(0);
  fill('Adults', '3');
  await priced();
  expect(screen.queryByText(/The quote is ready/)).not.toBeInTheDocument();
});

test('with an address it goes out by email, and a lost answer sends it only once', async () => {
  await open();
  fill('Name', 'June Carter');
  fill('Email (optional)', 'june@example.com');
  sendAnswer = () => {
    throw new TypeError('Failed to fetch');
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await press('Email a quote');
  expect(screen.getByRole('alert')).toBeVisible();
  sendAnswer = () => ({ ok: false, code: 'quote_changed' });
  await press('Email a quote');
  expect(screen.getByRole('alert')).toHaveTextContent('The price changed.');
  await priced();
  await press('Email a quote');
  const keys = quotes.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(quotes[0]).toMatchObject({ name: 'June Carter', email: 'june@example.com' });
});

test('nothing can be sent without a price, and no party larger than the site takes', async () => {
  answer = () => ({ ok: false, reason: 'night-unavailable' });
  await open();
  expect(screen.getByRole('button', { name: 'Make a quote to copy' })).toBeDisabled();
  answer = () => QUOTE;
  fill('Adults', '22');
  await priced();
  await press('Make a quote to copy');
  expect(quotes[0]).toMatchObject({ adults: '22' });
  expect(quoteToSendSchema.safeParse(quotes[0]).success).toBe(false);
});

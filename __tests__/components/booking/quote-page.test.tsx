import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuotePage } from '@/components/booking/quote-page';
import { readQuoteNews } from '@/components/booking/quote-news';
import { readHandOff } from '@/lib/browser/storage/hand-off';
import type { RefusedStay } from '@/lib/browser/stay-total';
import { quoteStay, type Quote } from '@/lib/domain/pricing/quote';
import { formatMoney } from '@/lib/copy/format';
import { toQuoteJson } from '@/lib/schemas/quote-json';
import { toQuoteRequest, type QuoteAnswer } from '@/lib/schemas/quote-request';
import { quoteInputOf, ratesOf, stayOf } from '../../lib/support/pricing';
import { CABIN } from '../stay-picker/support/cabin';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const TOKEN = '0123456789abcdef0123456789abcdef';
const STAY = stayOf('2026-12-04', 3);
const PARTY = { adults: 2, children: 1, pets: 0 };
const NOW = new Date('2026-11-22T12:00:00Z');
const REQUEST = toQuoteRequest({ cabinId: CABIN.id, stay: STAY, party: PARTY });

const quoteAt = (nightlyRateCents: number, adjustment?: { cents: number; reason: string }): Quote =>
  quoteStay(
    quoteInputOf({
      cabin: ratesOf({ id: CABIN.id, nightlyRateCents, nightlySurchargePercent: 0 }),
      stay: STAY,
      adjustment,
    }),
  );
const QUOTE = quoteAt(20_000);
const answerOf = (quote: Quote): QuoteAnswer => ({
  request: REQUEST,
  priced: { request: REQUEST, quote, promo: null, deal: null, payments: null },
  refusalReason: null,
});
const refusal = (refusalReason: string): QuoteAnswer => ({
  request: REQUEST,
  priced: null,
  refusalReason,
});

type Shown = {
  sent?: Quote;
  answer?: QuoteAnswer | null;
  refused?: RefusedStay | null;
  holdsUntil?: string | null;
  withdrawnAt?: string | null;
  guestName?: string | null;
  isGone?: boolean;
};

function renderQuote({
  sent = QUOTE,
  answer = answerOf(sent),
  refused = null,
  holdsUntil = null,
  withdrawnAt = null,
  guestName = null,
  isGone = false,
}: Shown = {}) {
  const { slug, title, timezone } = CABIN;
  const totalCents = answer?.priced?.quote.totalCents;
  render(
    <QuotePage
      sent={{
        cabinId: CABIN.id,
        stay: STAY,
        party: PARTY,
        promoCode: null,
        dealId: null,
        quote: sent,
        holdsUntil,
        withdrawnAt,
        minimumStayReason: 'Nobody sees this',
        madeAt: '2026-11-20T17:00:00Z',
        guestName,
        cabin: { slug, title, timezone },
      }}
      cabin={isGone ? null : CABIN}
      news={readQuoteNews(sent, answer, refused)}
      total={
        totalCents === undefined
          ? null
          : {
              stay: STAY,
              party: PARTY,
              totalCents,
              freeThrough: null,
              quoteId: holdsUntil && TOKEN,
            }
      }
      today={answer?.priced?.quote ?? null}
      now={NOW}
    />,
  );
}

const price = () => screen.getByRole('region', { name: 'Price' });
const factOf = (label: string) => screen.getByText(label).nextElementSibling;

test('a guest’s quote has cabin, dates, party, every line and its time, and promises nothing', () => {
  renderQuote();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your quote');
  expect(screen.getByRole('link', { name: CABIN.title })).toHaveAttribute(
    'href',
    `/cabins/${CABIN.slug}`,
  );
  expect(factOf('Check-in')).toHaveTextContent('Friday, December 4, 2026');
  expect(factOf('Guests')).toHaveTextContent('2 adults, 1 child');
  expect(factOf('Made')).toHaveTextContent('Fri, Nov 20, 2026, 12:00 PM EST');
  expect(factOf('Price lock')).toHaveTextContent('None. The price can change until you book.');
  for (const { label, amountCents } of QUOTE.lines) {
    expect(within(price()).getByText(label).nextElementSibling).toHaveTextContent(
      formatMoney(amountCents),
    );
  }
  expect(within(price()).getByText(formatMoney(QUOTE.totalCents))).toBeVisible();
  expect(within(price()).getByText(/doesn’t hold the nights/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('This price still stands.');
  expect(document.body).not.toHaveTextContent('Nobody sees this');
});

test('a changed price is told line by line, and booking names the price of now', () => {
  const now = quoteAt(25_000);
  renderQuote({ answer: answerOf(now) });
  const news = screen.getByRole('region', { name: 'The price changed since then' });
  const rows = within(news).getAllByRole('term');
  expect(rows.map((row) => row.nextElementSibling?.textContent)).toEqual([
    'before $600.00 now $750.00',
    ...['state_tax', 'local_tax', 'occupancy_tax'].map((code) => {
      const [before, after] = [QUOTE, now].map(
        ({ lines }) => lines.find((line) => line.code === code)?.amountCents ?? 0,
      );
      return `before ${formatMoney(before ?? 0)} now ${formatMoney(after ?? 0)}`;
    }),
    `before ${formatMoney(QUOTE.totalCents)} now ${formatMoney(now.totalCents)}`,
  ]);
  expect(
    screen.getByRole('button', { name: `Book it for ${formatMoney(now.totalCents)}` }),
  ).toBeVisible();
});

test('the host’s quote says until when it holds and for whom, and is booked by its link', async () => {
  const sent = quoteAt(20_000, { cents: -5_000, reason: 'Returning guest' });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  const asked = jest.fn();
  global.fetch = async (_, init) => {
    asked(JSON.parse(String(init?.body)));
    const quote = toQuoteJson(sent, NOW.toISOString());
    return {
      ok: true,
      status: 200,
      json: async () => ({ quote, promo: null, deal: null }),
    } as Response;
  };
  renderQuote({ sent, holdsUntil: '2026-11-24T17:00:00Z', guestName: 'June Carter' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A quote for June Carter');
  expect(factOf('Price good until')).toHaveTextContent('Tue, Nov 24, 2026, 12:00 PM EST');
  expect(within(price()).getByText('Returning guest').nextElementSibling).toHaveTextContent(
    '−$50.00',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Book it for/ }));
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ quote_id: TOKEN }));
  const address = new URL(String(push.mock.lastCall?.[0]), 'http://localhost');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    cabin: CABIN.slug,
    check_in: STAY.checkIn,
    check_out: STAY.checkOut,
    adults: '2',
    children: '1',
    pets: '0',
    quote: TOKEN,
  });
  expect(readHandOff()).toMatchObject({ quoteId: TOKEN, totalPrice: sent.totalCents });
});

test('after its end the discount is what changed', () => {
  const sent = quoteAt(20_000, { cents: -5_000, reason: 'Returning guest' });
  renderQuote({ sent, answer: answerOf(QUOTE), holdsUntil: '2026-11-22T11:59:59Z' });
  const news = screen.getByRole('region', { name: 'The price changed since then' });
  expect(news).toHaveTextContent('This quote has ended, so here’s today’s price.');
  expect(within(news).getByText('Returning guest').nextElementSibling).toHaveTextContent(
    'before -$50.00 now $0.00',
  );
  expect(factOf('Price was good until')).toBeVisible();
});

test('a withdrawn quote says that its price is gone, and shows and books the one of today', () => {
  const sent = quoteAt(20_000, { cents: -5_000, reason: 'Returning guest' });
  const withdrawn = { holdsUntil: '2026-11-24T17:00:00Z', withdrawnAt: '2026-11-22T11:00:00Z' };
  renderQuote({ sent, answer: answerOf(QUOTE), ...withdrawn });
  const news = screen.getByRole('region', { name: 'This price isn’t offered anymore' });
  expect(news).toHaveTextContent('what the same stay costs today');
  expect(within(price()).getByRole('heading')).toHaveTextContent('Today’s price');
  expect(within(price()).queryByText('Returning guest')).toBeNull();
  expect(within(price()).getByText(formatMoney(QUOTE.totalCents))).toBeVisible();
  const booking = screen.getByRole('button', { name: /^Book it for/ });
  expect(booking).toHaveTextContent(formatMoney(QUOTE.totalCents));
  expect(factOf('Price was good until')).toHaveTextContent('Sun, Nov 22, 2026, 6:00 AM EST');
  cleanup();
  renderQuote({ ...withdrawn });
  expect(screen.getByRole('status')).toHaveTextContent('withdrawn, but today’s price is the same');
});

test('gone nights lead to open dates, and nothing can be booked', () => {
  const open = { checkIn: STAY.checkOut, checkOut: stayOf(STAY.checkOut, 3).checkOut };
  const refused: RefusedStay = {
    stay: STAY,
    party: PARTY,
    reason: 'night-unavailable',
    isTaken: true,
    promoCode: null,
    openStays: [{ stay: open, totalCents: 70_000 }],
  };
  renderQuote({ answer: refusal('night-unavailable'), refused });
  const news = screen.getByRole('region', { name: /^Sorry, these dates aren’t open/ });
  expect(within(news).getByRole('link', { name: /^See Dec 7.*, \$700$/ })).toHaveAttribute(
    'href',
    `/cabins/${CABIN.slug}?check_in=${open.checkIn}&check_out=${open.checkOut}&guests=3`,
  );
  expect(news).toHaveTextContent('Did you book them yourself?');
  expect(within(news).getByRole('link', { name: 'See open dates' })).toHaveAttribute(
    'href',
    `/cabins/${CABIN.slug}?guests=3`,
  );
  expect(screen.queryByRole('button', { name: /Book/ })).not.toBeInTheDocument();
});

test('without open stays nearby the reason is told, and the way to the calendar stays', () => {
  renderQuote({ answer: refusal('past-or-today') });
  expect(screen.getByRole('link', { name: 'See open dates' })).toBeVisible();
});

test('while the price can’t be checked the quote still shows, and leads to today’s price', () => {
  renderQuote({ answer: null });
  expect(screen.getByRole('status')).toHaveTextContent('We couldn’t check today’s price');
  expect(within(price()).getByText(formatMoney(QUOTE.totalCents))).toBeVisible();
  expect(screen.getByRole('link', { name: 'See today’s price and book' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/booking\?cabin=/),
  );
});

test('a cabin that left the site leads to the others', () => {
  renderQuote({ answer: refusal(''), isGone: true });
  expect(screen.getByRole('region', { name: /isn’t on our site/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all cabins' })).toHaveAttribute('href', '/cabins');
  expect(screen.queryByRole('button', { name: /Book/ })).not.toBeInTheDocument();
});

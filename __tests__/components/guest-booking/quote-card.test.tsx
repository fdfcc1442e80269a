import { render, screen } from '@testing-library/react';
import { QuoteCard } from '@/components/guest-booking/quote-card';
import { quoteStay } from '@/lib/domain/pricing/quote';
import { quoteInputOf, stayOf } from '../../lib/support/pricing';

const TOKEN = '0123456789abcdef0123456789abcdef';
const STAY = stayOf('2026-12-04', 3);
const NOW = new Date('2026-11-22T12:00:00Z');
const OVER = new Date('2026-11-24T17:00:00Z');
const sent = {
  token: TOKEN,
  cabinId: 'a',
  stay: STAY,
  party: { adults: 2, children: 1, pets: 0 },
  promoCode: null,
  dealId: null,
  quote: quoteStay(quoteInputOf({ stay: STAY })),
  holdsUntil: OVER.toISOString(),
  withdrawnAt: null as string | null,
  minimumStayReason: 'Nobody sees this',
  madeAt: '2026-11-20T17:00:00Z',
  guestName: 'June',
  cabin: { slug: 'bear-hollow', title: 'Bear Hollow', timezone: 'America/New_York' },
};
const BOOK =
  '/booking?cabin=bear-hollow&check_in=2026-12-04&check_out=2026-12-07&adults=2&children=1&pets=0';

test('a quote that holds has its total and its end, and is booked in one tap at its price', () => {
  render(<QuoteCard sent={sent} totalCents={61_250} isSoldOut={false} now={NOW} />);
  const card = screen.getByRole('region', {
    name: 'Quote for Bear Hollow, Dec 4 – Dec 7, 2026',
  });
  expect(card).toHaveTextContent('3 nights · 2 adults, 1 child');
  expect(card).toHaveTextContent('$612.50 with fees and taxes');
  expect(card).toHaveTextContent(/Good until Tue, Nov 24, 2026, 12:00 PM EST\. The nights aren’t/);
  expect(card).not.toHaveTextContent('Nobody sees this');
  const book = screen.getByRole('link', { name: 'Book these dates' });
  expect(book).toHaveAttribute('href', `${BOOK}&quote=${TOKEN}`);
  const lines = screen.getByRole('link', { name: 'See every line' });
  expect(lines).toHaveAttribute('href', `/quote/${TOKEN}`);
});

test.each([
  ['that is over', {}, OVER, 'This quote has ended. Here’s today’s price.'],
  ['that was withdrawn', { withdrawnAt: '2026-11-21T12:00:00Z' }, NOW, 'We don’t offer that price'],
  ['of a guest', { holdsUntil: null }, NOW, 'The price can change until you book.'],
])('one %s sells at today’s price only', (_, changes, now, words) => {
  render(
    <QuoteCard sent={{ ...sent, ...changes }} totalCents={70_000} isSoldOut={false} now={now} />,
  );
  expect(screen.getByRole('region')).toHaveTextContent(words);
  expect(screen.getByRole('region')).toHaveTextContent('$700.00');
  expect(screen.getByRole('link', { name: 'Book these dates' })).toHaveAttribute('href', BOOK);
});

test.each([
  ['gone dates', 61_250, true, 'These dates aren’t open anymore.'],
  ['a price that isn’t known', null, false, 'We couldn’t check today’s price just now.'],
])('%s can’t be booked from here', (_, totalCents, isSoldOut, words) => {
  render(<QuoteCard sent={sent} totalCents={totalCents} isSoldOut={isSoldOut} now={NOW} />);
  expect(screen.getByRole('region')).toHaveTextContent(words);
  expect(screen.getByRole('region')).not.toHaveTextContent('$');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

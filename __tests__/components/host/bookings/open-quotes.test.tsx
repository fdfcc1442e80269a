import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { OpenQuotes } from '@/components/host/bookings/open-quotes';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const ID = 'fabbdb0a-51b5-8cb8-8791-97a490be39fd';
const quote = {
  id: ID,
  url: 'https://cabins.example/quote/0123456789abcdef0123456789abcdef',
  cabin: 'Bear Hollow',
  timezone: 'America/New_York',
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-07'),
  guestName: 'June Carter' as string | null,
  totalCents: 61_250,
  madeAt: '2026-11-20T17:00:00Z',
  holdsUntil: '2026-11-24T17:00:00Z',
  bookedAs: null as string | null,
};
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('each quote has its guest, stay, total and times, a link to copy, and a withdrawal that asks first', async () => {
  const withdraw = jest.fn(() => Promise.resolve({ ok: true as const, data: null }));
  render(<OpenQuotes quotes={[quote]} withdraw={withdraw} />);
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent('June Carter · Bear Hollow, Dec 4 – Dec 7, 2026 · $612.50');
  expect(row).toHaveTextContent(
    'Sent Fri, Nov 20, 2026, 12:00 PM EST. Good until Tue, Nov 24, 2026, 12:00 PM EST.',
  );
  expect(within(row).getByRole('link', { name: 'June Carter' })).toHaveAttribute('href', quote.url);
  expect(within(row).getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await press('Withdraw');
  expect(withdraw).not.toHaveBeenCalled();
  expect(row).toHaveTextContent('Its page will show today’s price.');
  await press('Withdraw the quote for June Carter');
  expect(withdraw).toHaveBeenCalledWith(ID);
});

test('a refusal says why', async () => {
  const withdraw = () => Promise.resolve({ ok: false as const, code: 'unknown_quote' as const });
  render(<OpenQuotes quotes={[{ ...quote, guestName: null }]} withdraw={withdraw} />);
  await press('Withdraw');
  await press('Withdraw the quote for Bear Hollow');
  expect(screen.getByRole('alert')).toHaveTextContent('That’s gone. Reload the page.');
});

test('a booked one leads to its booking, and there may be none', () => {
  const withdraw = () => Promise.resolve({ ok: true as const, data: null });
  const booked = { ...quote, bookedAs: 'MM-23456789' };
  const { rerender } = render(<OpenQuotes quotes={[booked]} withdraw={withdraw} />);
  expect(screen.getByRole('link', { name: 'Booked as MM-23456789' })).toHaveAttribute(
    'href',
    '/host/bookings/MM-23456789',
  );
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<OpenQuotes quotes={[]} withdraw={withdraw} />);
  expect(screen.getByText(/None is open/)).toBeVisible();
});

import { pickQuote, type GuestQuote } from '@/lib/domain/reviews/guest-quote';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const said = (text: string): GuestQuote => ({
  ...{ text, author: 'Ann', date: calendarDate('2025-05-01') },
  ...{ cabin: 'Fern', slug: 'fern', source: null },
});

test('the first that is neither too short nor too long is quoted whole', () => {
  const [short, long, good] = [said('Nice.'), said('a'.repeat(221)), said('a'.repeat(220))];
  expect(pickQuote([short, long, good, said('b'.repeat(30))])).toBe(good);
  expect(pickQuote([short, long])).toBeNull();
  expect(pickQuote([])).toBeNull();
});

import { pickQuotes, pickReview, type GuestQuote } from '@/lib/domain/reviews/guest-quote';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const said = (text: string, slug = 'fern', date = '2025-05-01'): GuestQuote => ({
  text,
  rating: 5,
  author: 'Ann',
  date: calendarDate(date),
  cabin: 'Fern',
  slug,
  source: null,
});

test('the first that is neither too short nor too long is quoted whole', () => {
  const [short, long, good] = [said('Nice.'), said('a'.repeat(221)), said('a'.repeat(220))];
  expect(pickQuotes([short, long, good, said('b'.repeat(30))], 1)).toEqual([good]);
  expect(pickQuotes([short, long], 1)).toEqual([]);
  expect(pickQuotes([], 1)).toEqual([]);
});

test('picks at most n quotes, in order, one per cabin', () => {
  const words = 'c'.repeat(40);
  const [one, again, two, three, four] = [
    said(words, 'a'),
    said(words, 'a'),
    said(words, 'b'),
    said(words, 'c'),
    said(words, 'd'),
  ];
  const all = [one, again, two, three, four].filter((each) => each !== undefined);
  expect(pickQuotes(all, 3)).toEqual([one, two, three]);
  expect(pickQuotes(all.slice(0, 3), 3)).toEqual([one, two]);
});

test.each([
  ['three months', ['a 11-20', 'b 11-12', 'c 10-30', 'd 09-01'], ['a', 'c', 'd']],
  ['two months, filled up', ['a 11-20', 'b 11-12', 'c 10-30'], ['a', 'b', 'c']],
  ['a month of one cabin alone', ['a 11-20', 'b 11-12', 'a 10-30'], ['a', 'b']],
  ['one month of each year', ['a 11-20', 'b 11-12', 'c 11-01'], ['a', 'b', 'c']],
])('of several months each gets a word: %s', (_, given, slugs) => {
  const quotes = given.map((each) => {
    const [slug = '', day = ''] = each.split(' ');
    return said('c'.repeat(40), slug, `2025-${day}`);
  });
  expect(pickQuotes(quotes, 3).map(({ slug }) => slug)).toEqual(slugs);
});

describe('the quote beside a price', () => {
  const review = (
    origin: string,
    date: string,
    rating = 5,
    text = 'Quiet, clean, and the tub was hot.',
  ) => ({
    origin,
    date: calendarDate(date),
    rating,
    text,
  });

  test.each([
    ['nobody has written', [], true, null],
    [
      'the latest of one kind comes first',
      [review('stay', '2026-05-01'), review('stay', '2026-09-01')],
      false,
      1,
    ],
    [
      'a stay booked here comes before an imported one',
      [review('import', '2026-09-01'), review('stay', '2026-05-01')],
      false,
      1,
    ],
    [
      'a bad one is not quoted',
      [review('stay', '2026-09-01', 3), review('import', '2026-05-01', 4)],
      false,
      1,
    ],
    [
      'neither is a long one, or a word',
      [review('stay', '2026-09-01', 5, 'x'.repeat(221)), review('stay', '2026-09-01', 5, 'Nice')],
      false,
      null,
    ],
    ['an example is not, in a shop of its own', [review('example', '2026-09-01')], false, null],
    ['an example is, in the example shop', [review('example', '2026-09-01')], true, 0],
  ])('%s', (_, reviews, withExamples, picked) => {
    expect(pickReview(reviews, withExamples)).toBe(picked === null ? null : reviews[picked]);
  });
});

import { render, screen, within } from '@testing-library/react';
import { CabinCard } from '@/components/cabin-card/cabin-card';
import type { CardStay } from '@/lib/domain/search/search-result';
import { toCardCabin, type Amenity } from '@/lib/domain/catalog/cabin';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { makeResult, makeSummary } from '../../support/make-cabin';

const { price, stay } = makeResult();
const known = (changes: Partial<CardStay> = {}): CardStay => ({
  stay: stay ?? { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') },
  shiftDays: 0,
  price,
  guests: 4,
  ...changes,
});

const chipTexts = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);

describe('what a card says', () => {
  test('title, city, facts and both ways on', () => {
    render(<CabinCard cabin={makeSummary()} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Laurel Lantern' })).toBeVisible();
    expect(screen.getByText('Gatlinburg')).toBeVisible();
    expect(screen.getByText('3 beds · 2.5 baths · 6 guests')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Check Availability' });
    expect(button).toBeVisible();
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    const details = screen.getByRole('link', { name: 'View Details of Laurel Lantern' });
    expect(details).toHaveAttribute('href', '/cabins/laurel-lantern');
    const picture = screen.getByRole('img', { name: 'Drawing: Laurel Lantern in Gatlinburg' });
    expect(picture.closest('a')).toHaveAttribute('href', '/cabins/laurel-lantern');
  });

  test.each([
    [
      'Bluff Mountain Barn Hall, a Bunkhouse Lodge with Pool and Pond',
      'Bluff Mountain Barn Hall, a Bunkhouse Lodge…',
    ],
    [
      'A title that just fits into the two lines of it',
      'A title that just fits into the two lines of…',
    ],
    [
      'A title that just fits in the two lines of it',
      'A title that just fits in the two lines of it',
    ],
    ['Pneumonoultramicroscopicsilicovolcanoconiosislodge', null],
  ])('the title %s ends with a whole word, and its link names it whole', (title, shown) => {
    render(<CabinCard cabin={makeSummary({ title })} />);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(shown ?? title);
    expect(screen.getByRole('link', { name: `View Details of ${title}` })).toBeVisible();
  });

  test('singular facts', () => {
    render(<CabinCard cabin={makeSummary({ beds: 1, baths: 1, maxGuests: 1 })} />);
    expect(screen.getByText('1 bed · 1 bath · 1 guest')).toBeVisible();
  });

  test.each([
    [0, 0, 'New'],
    [1, 5, '5.0 (1 review)'],
    [23, 4.9, '4.9 (23 reviews)'],
  ])('%i reviews', (reviewCount, averageRating, text) => {
    render(<CabinCard cabin={makeSummary({ reviewCount, averageRating })} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  test.each([
    [0, null],
    [1, '1 view this week'],
    [29, '29 views this week'],
    [30, '30 views this week'],
    [1234, '1,234 views this week'],
  ])('%i views', (viewsLast7Days, text) => {
    render(<CabinCard cabin={makeSummary({ viewsLast7Days })} />);
    if (text === null) expect(screen.queryByText(/this week/)).toBeNull();
    else expect(screen.getByText(text)).toBeVisible();
  });

  test('a quote where there is one, and no description', () => {
    const { shortDesc } = makeSummary();
    const { rerender } = render(<CabinCard cabin={makeSummary()} />);
    expect(screen.queryByText(/Says/)).toBeNull();
    expect(screen.queryByText(shortDesc)).toBeNull();
    const quoted = makeSummary({ mountainMamaReview: 'Bring wool socks.' });
    rerender(<CabinCard cabin={toCardCabin(quoted)} />);
    expect(screen.getByText('Mountain Mama Says')).toBeVisible();
    expect(screen.getByText(/Bring wool socks\./)).toBeVisible();
  });
});

describe('over its picture', () => {
  const heart = () => screen.getByRole('button', { name: 'Save Laurel Lantern' });

  test('the heart stands outside the link to the cabin', () => {
    render(<CabinCard cabin={makeSummary()} />);
    expect(heart()).toBeVisible();
    expect(heart().closest('a')).toBeNull();
  });

  test.each([
    ['neither', {}, false],
    ['a film', { videoTourUrl: '/video/tours/a.mp4' }, true],
    ['a short video', { tiktokId: '7000000000000000101' }, true],
  ])('with %s: "Step Inside" %#', (_, changes, isOffered) => {
    render(<CabinCard cabin={makeSummary(changes)} />);
    const tour = screen.queryByRole('button', { name: /^Step Inside/ });
    expect(tour !== null).toBe(isOffered);
    expect(tour?.closest('a') ?? null).toBeNull();
    // The stylesheet tells the two by their order.
    if (tour) expect(heart().nextElementSibling).toBe(tour);
  });

  test('no interactive element stands inside another', () => {
    const { container } = render(<CabinCard cabin={makeSummary({ tiktokId: '7' })} />);
    expect(container.querySelector('a a, a button, button a, button button')).toBeNull();
  });

  test('the card of a cabin adds little HTML for its heart', () => {
    render(<CabinCard cabin={makeSummary()} />);
    expect(heart().outerHTML.length).toBeLessThan(150);
  });
});

test('a refusal is said, with or without another stay', () => {
  const notice = 'Not available for these dates';
  const { rerender } = render(<CabinCard cabin={makeSummary()} notice={notice} />);
  expect(screen.getByText(notice)).toBeVisible();
  expect(screen.queryByText(/total/)).toBeNull();
  rerender(<CabinCard cabin={makeSummary()} notice={notice} known={known({ shiftDays: 1 })} />);
  expect(screen.getByText('Open Dec 4 – Dec 7, 2026, 1 day later')).toBeVisible();
  expect(screen.getByText(/total for/)).toBeVisible();
});

describe('chips', () => {
  test.each<[Amenity[], number | null, string[]]>([
    [[], null, []],
    [['wifi'], null, ['Wi-Fi']],
    [['hot_tub', 'wifi', 'parking'], null, ['Hot Tub', 'Wi-Fi', 'Parking']],
    [['hot_tub', 'wifi', 'parking', 'ev_charger'], null, ['Hot Tub', 'Wi-Fi', 'Parking', '+1']],
    [[], 0, ['Pets stay free']],
    [['hot_tub'], 7_500, ['Hot Tub', 'Pets welcome, $75']],
    [
      ['hot_tub', 'indoor_pool', 'theater_room', 'game_room', 'wifi'],
      0,
      ['Hot Tub', 'Indoor Pool', 'Theater Room', '+2', 'Pets stay free'],
    ],
  ])('%j with a pet fee of %j', (amenities, petFeeCents, texts) => {
    render(<CabinCard cabin={makeSummary({ amenities, petFeeCents })} />);
    expect(chipTexts()).toEqual(texts);
  });
});

describe('the price of a night', () => {
  const price = () => screen.getByText(/^about/);

  test('what most cost leads without dates, then the lowest, with the fees that come on top', () => {
    render(<CabinCard cabin={makeSummary()} />);
    expect(price()).toHaveTextContent('about $241');
    expect(within(price()).getByText('$241').tagName).toBe('STRONG');
    expect(screen.getByText('from $166 + $125 cleaning + taxes')).toBeVisible();
  });

  test('where all cost the same there is one price', () => {
    render(<CabinCard cabin={makeSummary({ usualNightCents: 16_699 })} />);
    expect(screen.getByText(/a night$/)).toHaveTextContent('$166 a night');
    expect(screen.queryByText(/most nights|from/)).toBeNull();
  });

  test('a cabin without an open night says so', () => {
    render(<CabinCard cabin={makeSummary({ leastNightCents: null })} />);
    expect(screen.getByText('No open nights right now')).toBeVisible();
    expect(screen.queryByText(/night(s about|$)/)).toBeNull();
  });

  test('a deal strikes through what it takes off', () => {
    const nights = { leastNightCents: 40_000, usualNightCents: 45_000 };
    render(<CabinCard cabin={makeSummary(nights)} discountPercent={15} />);
    expect(price()).toHaveTextContent('about $450 $382');
    expect(within(price()).getByText('$450').tagName).toBe('S');
    expect(screen.getByText(/^from \$340 \+/)).toBeVisible();
  });

  test('stays where the searched dates cannot be had', () => {
    render(<CabinCard cabin={makeSummary()} notice="Not available for these dates" />);
    expect(price()).toHaveTextContent('about $241');
  });
});

describe('the price of a known stay', () => {
  test('none without dates', () => {
    render(<CabinCard cabin={makeSummary()} />);
    expect(screen.queryByText(/total/)).toBeNull();
  });

  test('the total with fees and taxes leads, and the links keep the dates', () => {
    render(<CabinCard cabin={makeSummary()} known={known()} />);
    expect(screen.getByText(/total for/)).toHaveTextContent('$1,234 total for 3 nights, 4 guests');
    expect(screen.getByText(/· nights average \$300$/)).toBeVisible();
    expect(screen.queryByText(/from/)).toBeNull();
    expect(screen.getByText('Includes fees and taxes')).toBeVisible();
    expect(screen.queryByRole('deletion')).toBeNull();
    expect(screen.getByRole('link', { name: /View Details/ })).toHaveAttribute(
      'href',
      '/cabins/laurel-lantern?check_in=2026-12-04&check_out=2026-12-07&guests=4',
    );
  });

  test('a discount strikes the original through', () => {
    const discounted = price && { ...price, originalTotalCents: 150_000, discountPercent: 20 };
    render(<CabinCard cabin={makeSummary()} known={known({ price: discounted })} />);
    const total = screen.getByText(/total for/);
    expect(within(total).getByText('$1,500').tagName).toBe('S');
  });

  test.each([
    [0, null],
    [1, 'Dec 4 – Dec 7, 2026, 1 day later'],
    [-3, 'Dec 4 – Dec 7, 2026, 3 days earlier'],
  ])('shifted by %i', (shiftDays, text) => {
    render(<CabinCard cabin={makeSummary()} known={known({ shiftDays })} />);
    if (text === null) expect(screen.queryByText(/earlier|later/)).toBeNull();
    else expect(screen.getByText(text)).toBeVisible();
  });
});

describe('its picture', () => {
  test('is eager and urgent in the first row, else lazy', () => {
    const { rerender } = render(<CabinCard cabin={makeSummary()} isFirstRow />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    rerender(<CabinCard cabin={makeSummary()} />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  // React complains of two transitions of one name, and a complaint fails the test.
  test('may stand twice on a page, moving from one place only', () => {
    const cabin = makeSummary();
    render(
      <>
        <CabinCard cabin={cabin} />
        <CabinCard cabin={cabin} isRepeat />
      </>,
    );
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CancellationTerms } from '@/components/cabin/cancellation-terms';
import { pickSimilarCabins } from '@/components/cabin/pick-similar-cabins';
import { toPublicCabin } from '@/components/cabin/public-cabin';
import { reviewExtras } from '@/components/cabin/review-extras';
import { Reviews } from '@/components/cabin/reviews';
import { SleepingArrangements } from '@/components/cabin/sleeping-arrangements';
import { StayCosts } from '@/components/cabin/stay-costs';
import { StayRules } from '@/components/cabin/stay-rules';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import { spreadRatings } from '@/lib/domain/catalog/cabin';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { makeCabin, makeReviews, makeSummary } from '../../support/make-cabin';

describe('reviews', () => {
  test('none: the cabin is new', () => {
    render(<Reviews cabin={makeCabin({ reviewCount: 0, averageRating: 0 })} />);
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getByText(/^No reviews yet/)).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('a rating without words counts, and no cabin with one is told to have none', () => {
    render(<Reviews cabin={makeCabin({ reviewCount: 1, averageRating: 5, reviews: [] })} />);
    expect(screen.getByText('5.0 (1 review)')).toBeVisible();
    expect(screen.queryByText(/^No reviews yet/)).toBeNull();
  });

  test.each([
    [0, null],
    [1, 'Plus 1 rating with no review.'],
    [2, 'Plus 2 ratings with no review.'],
  ])('%i ratings without words are said to be so', (wordless, text) => {
    const reviews = makeReviews(3);
    render(<Reviews cabin={makeCabin({ reviewCount: 3 + wordless, reviews })} />);
    expect(screen.queryByText(/with no review/)?.textContent ?? null).toBe(text);
    expect(screen.getAllByText(/^Review \d/)).toHaveLength(3);
  });

  test('up to six stand open', () => {
    render(<Reviews cabin={makeCabin({ reviews: makeReviews(6) })} />);
    expect(screen.getByText('4.7 (31 reviews)')).toBeVisible();
    const spread = within(screen.getByRole('list', { name: 'Ratings' })).getAllByRole('listitem');
    expect(spread.map(({ textContent }) => textContent)).toEqual([
      '5 stars24',
      '4 stars5',
      '3 stars2',
      '2 stars0',
      '1 star0',
    ]);
    expect(screen.getAllByText(/^Review \d/)).toHaveLength(6);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  const manyReviews = <Reviews cabin={makeCabin({ reviews: makeReviews(9) })} />;
  const shown = (text: string) => screen.getByText(text).closest('li');

  test('of many the newest are seen, or all of them, or the lowest first', async () => {
    render(manyReviews);
    expect(screen.getByRole('radio', { name: 'Newest' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'All 9' })).not.toBeChecked();
    expect(screen.getAllByText(/^Review \d/)).toHaveLength(6);
    await userEvent.click(screen.getByRole('radio', { name: 'Lowest first' }));
    expect(screen.getAllByText(/^Review \d/)).toHaveLength(9);
    expect(shown('Review 6.')).not.toHaveClass('more');
    expect(shown('Review 7.')).toHaveClass('more');
    expect(shown('Review 1.')).toHaveStyle({ order: 50 });
    expect(shown('Review 2.')).toHaveStyle({ order: 40 });
  });

  test('all are there where another order was chosen before the scripts came', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(manyReviews);
    container.querySelector<HTMLInputElement>('[value="1"]')?.click();
    render(manyReviews, { container, hydrate: true });
    expect(screen.getAllByText(/^Review \d/, { ignore: 'noscript *' })).toHaveLength(9);
  });

  test('without scripts all are in the page', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(manyReviews);
    expect(page.querySelectorAll('.review')).toHaveLength(6);
    const kept = page.querySelector('noscript')?.textContent ?? '';
    expect(kept.match(/Review \d/g)).toEqual(['Review 7', 'Review 8', 'Review 9']);
  });

  test('a half star is drawn as a half, and has a bar of its own', () => {
    const [review] = makeReviews(1);
    if (!review) throw new Error('No review');
    const cabin = makeCabin({
      reviews: [{ ...review, rating: 3.5 }],
      ratingSpread: spreadRatings([5, 5, 4.5, 4.4, 3.5, 1]),
      reviewCount: 6,
    });
    const { container } = render(<Reviews cabin={cabin} />);
    expect(screen.getByText('3.5 out of 5.')).toBeInTheDocument();
    expect(container.querySelector('.stars b')).toHaveStyle({ width: '70%' });
    const bars = within(screen.getByRole('list', { name: 'Ratings' })).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      '5 stars2',
      '4.5 stars2',
      '4 stars0',
      '3.5 stars1',
      '3 stars0',
      '2 stars0',
      '1 star1',
    ]);
  });

  test('what few reviews have: source, photographs, the answer, stars by subject', () => {
    const [review] = makeReviews(1);
    if (!review) throw new Error('No review');
    const photos = [{ id: 'p1', width: 1600, height: 1200 }];
    const cabin = makeCabin({
      reviews: [{ ...review, source: 'Airbnb', answer: 'Thank you!', photos }],
      subjectRatings: { cleanliness: 4.5 },
    });
    render(<Reviews cabin={toPublicCabin(cabin)} extras={reviewExtras(cabin)} />);
    expect(screen.getByText('From Airbnb')).toBeVisible();
    expect(screen.getByText('Thank you!')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Photo 1 of 1 by Guest 1' })).toHaveAttribute(
      'src',
      '/images/reviews/p1-small.webp',
    );
    expect(screen.getByText('Cleanliness').nextSibling).toHaveTextContent('4.5');
  });
});

test('beds are grouped by room', () => {
  render(
    <SleepingArrangements
      beds={[
        { room: 'Bedroom 1', kind: 'king', count: 1 },
        { room: 'Loft', kind: 'twin', count: 2 },
        { room: 'Loft', kind: 'sofa_bed', count: 1 },
      ]}
    />,
  );
  const rooms = screen.getAllByRole('listitem').map((room) => room.textContent);
  expect(rooms).toEqual(['Bedroom 11 king bed', 'Loft2 twin beds, 1 sofa bed']);
});

test.each([
  [null, 'No pets'],
  [0, '$0.00 per stay, up to 2'],
  [7_500, '$75.00 per stay, up to 2'],
])('costs with a pet fee of %j', (petFeeCents, pets) => {
  render(
    <StayCosts
      cabin={toPublicCabin(makeCabin({ petFeeCents }))}
      tax={{ city: 'Gatlinburg', sum: '12.75%' }}
    />,
  );
  const amounts = screen.getAllByRole('definition').map((amount) => amount.textContent);
  expect(amounts).toEqual(['$125.00', '12.75%', pets, 'None']);
});

test('check-in, check-out and rules', () => {
  render(<StayRules cabin={makeCabin({ houseRules: ['No smoking.'] })} />);
  expect(screen.getByText('Check-in after 4:00 PM')).toBeVisible();
  expect(screen.getByText('Check-out by 10:00 AM')).toBeVisible();
  expect(screen.getByText('No smoking.')).toBeVisible();
});

test('cancellation terms name the days', () => {
  render(<CancellationTerms cabin={makeCabin({ freeCancelDays: 1 })} />);
  expect(
    screen.getByText(
      'Free cancellation until 1 day before check-in. Arriving Jun 20? Cancel free through 11:59 PM Eastern time on Jun 18.',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(
      'After that, I’ll refund any night someone else books. The rest is non-refundable.',
    ),
  ).toBeVisible();
});

const ASKED = {
  stay: { checkIn: calendarDate('2027-01-19'), checkOut: calendarDate('2027-01-22') },
  freeThrough: calendarDate('2027-01-04'),
};

test.each([
  ['while canceling is free', ASKED, /For Jan 19–22, cancel free through 11:59 PM .+ on Jan 4\.$/],
  ['after that', { ...ASKED, freeThrough: null }, /For Jan 19–22, that ended Jan 4\.$/],
])('cancellation terms speak of the chosen dates, %s', (_, asked, text) => {
  const { container } = render(
    <CancellationTerms cabin={makeCabin({ freeCancelDays: 14 })} asked={asked} />,
  );
  expect(container.querySelector('p')).toHaveTextContent(text);
  expect(container).not.toHaveTextContent('Arriving');
});

test('similar cabins: never itself, the same area and amenities first, three at most', () => {
  const own = makeSummary({ slug: 'own', amenities: ['hot_tub', 'fire_pit'] });
  const far = makeSummary({ slug: 'far', city: 'Sevierville', amenities: [] });
  const alike = makeSummary({ slug: 'alike', amenities: ['hot_tub', 'fire_pit'] });
  const huge = makeSummary({ slug: 'huge', maxGuests: 20, amenities: ['hot_tub'] });
  const some = makeSummary({ slug: 'some', amenities: ['hot_tub'] });
  const picked = pickSimilarCabins(own, [far, own, huge, some, alike]);
  expect(picked.map(({ slug }) => slug)).toEqual(['alike', 'some', 'far']);
});

test('the calendar gets no more of a cabin than it needs', () => {
  expect(Object.keys(toAvailabilityCabin(makeCabin())).sort()).toEqual([
    'bedrooms',
    'beds',
    'city',
    'cleaningFeeCents',
    'freeCancelDays',
    'heroFocus',
    'heroImageUrl',
    'id',
    'maxGuests',
    'maxPets',
    'nightlyRateCents',
    'nightlySurchargePercent',
    'petFeeCents',
    'slug',
    'timezone',
    'title',
  ]);
});

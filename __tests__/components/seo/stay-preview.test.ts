import { pageMetadata } from '@/components/seo/page-metadata';
import { withStayPreview } from '@/components/seo/stay-preview';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const cabin = { slug: 'laurel-lantern', title: 'Laurel Lantern', shortDesc: 'A chalet.' };
const stay = { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') };
const page = pageMetadata({
  title: 'Laurel Lantern, a Cabin in Gatlinburg',
  description: cabin.shortDesc,
  path: '/cabins/laurel-lantern',
  picture: 'home',
});

const preview = (
  answer: { totalCents: number } | { refusal: string },
  guests = 2,
  pets = 0,
  changes = {},
) => withStayPreview(page, { cabin: { ...cabin, ...changes }, stay, guests, pets, answer });

test('the total stands in title and text, for both kinds of tags', () => {
  const { openGraph, twitter, title, description } = preview({ totalCents: 123_450 });
  const stay = 'Dec 4 – Dec 7, 2026, 2 guests: $1,234.50 total with taxes and fees.';
  const own = 'Laurel Lantern: Dec 4 – Dec 7, 2026, $1,234.50 total';
  expect(openGraph).toMatchObject({ title: own, description: `${stay} A chalet.` });
  expect(twitter).toMatchObject({ title: own, description: stay });
  expect({ title, description }).toEqual({
    title: 'Laurel Lantern, a Cabin in Gatlinburg',
    description: 'A chalet.',
  });
});

test('the cabin’s own words are left out where both would be more than a preview shows', () => {
  const stay = 'Dec 4 – Dec 7, 2026, 2 guests: $1,234.50 total with taxes and fees.';
  const room = 200 - stay.length - 1;
  for (const [length, isWhole] of [
    [room, true],
    [room + 1, false],
    [240, false],
  ] as const) {
    const shortDesc = 'x'.repeat(length);
    const { openGraph } = preview({ totalCents: 123_450 }, 2, 0, { shortDesc });
    expect(openGraph?.description).toBe(isWhole ? `${stay} ${shortDesc}` : stay);
  }
});

test('pets stand with the guests, in the text and in the address', () => {
  const { openGraph } = preview({ totalCents: 100_000 }, 2, 1);
  expect(openGraph).toMatchObject({
    description:
      'Dec 4 – Dec 7, 2026, 2 guests, 1 pet: $1,000.00 total with taxes and fees. A chalet.',
    url: '/cabins/laurel-lantern?check_in=2026-12-04&check_out=2026-12-07&guests=2&pets=1',
  });
});

test('the picture stays, the preview keeps its dates, the page its one address', () => {
  const { openGraph, alternates } = preview({ totalCents: 1 }, 4);
  expect(openGraph).toMatchObject({
    url: '/cabins/laurel-lantern?check_in=2026-12-04&check_out=2026-12-07&guests=4',
    images: [{ url: '/images/social-default.jpg' }],
  });
  expect(alternates?.canonical).toBe('/cabins/laurel-lantern');
});

test.each([
  ['night-unavailable', 'Some of these nights are already taken.'],
  ['below-minimum-stay', 'That’s shorter than the minimum stay for that check-in.'],
  ['too-many-guests', 'You’ve got more people than this cabin sleeps.'],
  ['something-new', 'This stay can’t be booked.'],
])('%s is said, without a price', (refusal, reason) => {
  const { openGraph } = preview({ refusal }, 1);
  expect(openGraph?.title).toBe('Laurel Lantern: not open Dec 4 – Dec 7, 2026');
  expect(openGraph?.description).toContain(`Dec 4 – Dec 7, 2026, 1 guest: ${reason}`);
  expect(openGraph?.description).not.toContain('$');
});

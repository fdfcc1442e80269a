/** @jest-environment jsdom */
import type { Booking } from '@/lib/domain/bookings/booking';
import type { Letter } from '@/lib/domain/messaging/letter';
import { hasPostcard, letterPicture } from '@/lib/pictures/letter-picture';
import { applySettings } from '@/lib/shop/shop-settings';
import { GUEST_EMAILS } from '@/supabase/functions/job-booking-messages/guest-emails';
import { renderLetter } from '@/supabase/functions/job-booking-messages/render-letter';
import { bookingOf, TOKEN } from '../lib/support/booking';

const SITE = 'https://www.mountainmamacabins.example';
const UPLOAD = '/images/uploads/0b2f6c1e-0000-4000-8000-000000000001/abc-1200x800-0f0f0f';

// No words of the host's own.
const noTexts = { from: () => ({ select: () => ({ in: () => ({ data: [], error: null }) }) }) };
const admin = noTexts as unknown as Parameters<typeof renderLetter>[0];

const bookingWith = (heroImageUrl: string, changes: Partial<Booking> = {}): Booking => {
  const booking = bookingOf(changes);
  return { ...booking, cabin: { ...booking.cabin, heroImageUrl } };
};

async function imagesOf(letter: Letter & keyof typeof GUEST_EMAILS, booking: Booking) {
  const news = { booking, siteUrl: SITE, isArrivalSoon: false };
  const { html, text } = await renderLetter(admin, letter, news, GUEST_EMAILS[letter](news));
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = [...body.querySelectorAll('img')].map(({ src, alt, parentElement }) => ({
    src,
    alt,
    href: parentElement?.getAttribute('href') ?? null,
  }));
  return { images, text, words: body.textContent };
}

afterEach(() => applySettings({}));

test.each([
  [`${UPLOAD}.webp`, `${UPLOAD}.jpg`, true],
  ['/images/cabins/fern-hollow/hero.webp', '/images/social/cabins/fern-hollow.jpg', true],
  ['/images/cabins/fern-hollow/5-view.webp', null, true],
  ['https://pictures.example/a.jpg', null, false],
  ['/images/uploads/../secret.webp', null, false],
  ['/images/cabins/../../secret.webp', null, false],
  ['', null, false],
])('of %j mail programs are shown %j; a postcard: %j', async (picture, file, isMade) => {
  expect(letterPicture(picture)).toBe(file);
  expect(hasPostcard(picture)).toBe(isMade);
  const { images } = await imagesOf('arrival', bookingWith(picture));
  expect(images.some(({ src }) => src.includes('/postcard.jpg'))).toBe(isMade);
});

test('the letter of the arrival has the cabin, a map of its place and the signature', async () => {
  const booking = bookingWith(`${UPLOAD}.webp`);
  const arrival = booking.arrival && { ...booking.arrival, address: '12 Fern Lane' };
  const { images, text } = await imagesOf('arrival', { ...booking, arrival });
  expect(images).toEqual([
    {
      src: `${SITE}/stay/${TOKEN}/postcard.jpg?dates=2026-12-04_2026-12-07`,
      alt: 'Bear Hollow, Dec 4 – Dec 7, 2026',
      href: `${SITE}/stay/${TOKEN}`,
    },
    {
      src: `${SITE}/stay/${TOKEN}/map.png`,
      alt: expect.stringMatching(/^Map to Bear Hollow in /) as unknown,
      href: expect.stringContaining('35.71234') as unknown,
    },
    { src: expect.stringMatching(/signature\.png$/) as unknown, alt: 'Mountain Mama', href: null },
  ]);
  expect(text).not.toMatch(/\n\n\n|png|jpg/);
});

test('an address is written out, and its numbers are not', async () => {
  const address = '12 Fern Lane, Gatlinburg';
  const booking = bookingWith('');
  const arrival = booking.arrival && { ...booking.arrival, address };
  const { text } = await imagesOf('arrival', { ...booking, arrival });
  expect(text).toContain(`Address: ${address}`);
  expect(text).not.toContain('Map: 35.71234');
});

test('a cancellation shows no cabin', async () => {
  const { images } = await imagesOf('booking-cancelled', bookingWith(`${UPLOAD}.webp`));
  expect(images.map(({ alt }) => alt)).toEqual(['Mountain Mama']);
});

test('elsewhere there is neither a map of the Smokies nor the hand of another host', async () => {
  applySettings({ host: 'Ann Lake', smokies: 'hidden' });
  const { images, words } = await imagesOf(
    'arrival',
    bookingWith('/images/cabins/fern-hollow/hero.webp'),
  );
  expect(images).toEqual([]);
  expect(words).toContain('Ann Lake');
});

import { render, screen } from '@testing-library/react';
import { videoObject } from '@/components/seo/video-object';
import { TourPage } from '@/components/video/tour-page';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { Tour } from '@/lib/domain/catalog/tour';

const TOUR: Tour = {
  cabin: {
    slug: 'laurel-lantern',
    title: 'Laurel Lantern',
    city: 'Gatlinburg',
    shortDesc: 'A chalet with a lantern-lit porch.',
    heroImageUrl: '/images/cabins/laurel-lantern/hero.webp',
  },
  videoUrl: '/video/tours/laurel-lantern.mp4',
  posterUrl: '/video/tours/laurel-lantern.webp',
  durationSeconds: 24,
  uploadedOn: calendarDate('2026-03-02'),
  chapters: [
    { seconds: 0, title: 'Porch' },
    { seconds: 9, title: 'Great room' },
  ],
  transcript: ['Lanterns are lit along the porch.', 'Inside, a stone fireplace.'],
};

test('the film is what the page is about, with a chapter for each room and its words', () => {
  render(<TourPage tour={TOUR} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Video tour of Laurel Lantern',
  );
  const film = document.querySelector('video');
  expect(film?.controls).toBe(false);
  expect(screen.getByRole('group', { name: 'Video controls' })).toBeVisible();
  expect(film?.compareDocumentPosition(screen.getByText(/stone fireplace/))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  for (const { title } of TOUR.chapters) expect(screen.getByText(title)).toBeVisible();
  for (const words of TOUR.transcript) expect(screen.getByText(words)).toBeVisible();
});

test.each([7.8, 20])('a film of %s seconds has no chapters to choose from', (durationSeconds) => {
  render(<TourPage tour={{ ...TOUR, durationSeconds }} />);
  expect(screen.queryByRole('navigation', { name: 'Rooms in the video' })).toBeNull();
  for (const words of TOUR.transcript) expect(screen.getByText(words)).toBeVisible();
});

test('search engines are told of it, and of each room in it', () => {
  expect(videoObject(TOUR, 'https://cabins.example')).toMatchObject({
    '@type': 'VideoObject',
    thumbnailUrl: 'https://cabins.example/video/tours/laurel-lantern.webp',
    contentUrl: 'https://cabins.example/video/tours/laurel-lantern.mp4',
    uploadDate: '2026-03-02T12:00:00Z',
    duration: 'PT24S',
    hasPart: [
      { name: 'Porch', startOffset: 0, endOffset: 9 },
      {
        name: 'Great room',
        startOffset: 9,
        endOffset: 24,
        url: 'https://cabins.example/cabins/laurel-lantern/tour#t=9',
      },
    ],
  });
});

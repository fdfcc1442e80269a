import type { ReactNode } from 'react';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import type { Cabin, PublicPhoto } from '@/lib/domain/catalog/cabin';
import { roomName } from '@/lib/domain/catalog/rooms';

export type GalleryPhoto = PublicPhoto;

/** What the viewer knows of a cabin. */
export type GalleryCabin = Pick<
  Cabin,
  'title' | 'videoTourUrl' | 'tiktokId' | 'leastNightCents' | 'cleaningFeeCents'
> & {
  calendar: AvailabilityCabin;
  /** The host's voice, rendered on the server; left out where there is none. */
  voice?: ReactNode;
};

export type Slide =
  { kind: 'film' } | { kind: 'photo'; photo: GalleryPhoto; number: number } | { kind: 'dates' };

/** The width of the file that a thumbnail shows and that stands in for the large picture. */
export const SMALL_WIDTH = 384;

/** The pictures in page order, then the film if there is one, then the open dates. */
export function listSlides(photos: readonly GalleryPhoto[], hasFilm: boolean): Slide[] {
  return [
    ...photos.map((photo, index) => ({ kind: 'photo' as const, photo, number: index + 1 })),
    ...(hasFilm ? [{ kind: 'film' as const }] : []),
    { kind: 'dates' as const },
  ];
}

/** "Picture 3 of 14: Great room" */
export function slideName(slide: Slide, pictureCount: number): string {
  switch (slide.kind) {
    case 'film':
      return 'Film';
    case 'photo':
      return `Picture ${slide.number} of ${pictureCount}: ${roomName(slide.photo.roomType)}`;
    case 'dates':
      return 'Open dates';
  }
}

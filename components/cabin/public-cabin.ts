import { layOutMosaic } from '@/components/gallery/mosaic';
import type { Cabin, CabinPhoto, PublicCabin, PublicPhoto } from '@/lib/domain/catalog/cabin';

function listPhotos(cabin: Cabin): readonly [CabinPhoto, ...CabinPhoto[]] {
  const [first, ...others] = cabin.photos;
  if (first) return [first, ...others];
  return [
    {
      imageUrl: cabin.heroImageUrl,
      imageColor: cabin.heroImageColor,
      focus: cabin.heroFocus,
      description: `${cabin.title} in ${cabin.city}`,
      roomType: 'exterior',
    },
  ];
}

/** Lays out the gallery on the server, to keep that code out of the browser. */
function layOut(cabin: Cabin): Pick<PublicCabin, 'photos' | 'isFirstAlone'> {
  const photos = listPhotos(cabin);
  const mosaic = layOutMosaic(photos);
  const place = ({ isPortrait, ...photo }: CabinPhoto, index: number): PublicPhoto => {
    if (mosaic?.[index] === 'rest') {
      return { ...photo, tile: 'rest', ...(isPortrait && { isUpright: true }) };
    }
    return isPortrait ? { ...photo, tile: 'upright' } : photo;
  };
  const [first, ...others] = photos;
  return {
    photos: [place(first, 0), ...others.map((photo, index) => place(photo, index + 1))],
    ...(!mosaic && { isFirstAlone: true }),
  };
}

const SERVER_ONLY = {
  latitude: undefined,
  longitude: undefined,
  featured: undefined,
  moreAmenities: undefined,
  missingAmenities: undefined,
  mountainFacts: undefined,
  stayRatings: undefined,
  subjectRatings: undefined,
};

export const toPublicCabin = ({ reviews, ...cabin }: Cabin): PublicCabin => ({
  ...cabin,
  ...SERVER_ONLY,
  // The voice is rendered on the server, so it is left out of the client props.
  ...(cabin.hostVoice && { hostVoice: undefined }),
  ...layOut({ reviews, ...cabin }),
  reviews: reviews.map(({ rating, author, date, text }) => ({ rating, author, date, text })),
});

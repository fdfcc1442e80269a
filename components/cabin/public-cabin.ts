import type { Cabin, PublicCabin } from '@/lib/domain/catalog/cabin';

export const toPublicCabin = ({ reviews, ...cabin }: Cabin): PublicCabin => ({
  ...cabin,
  ...{ latitude: undefined, longitude: undefined, featured: undefined },
  ...{ moreAmenities: undefined, missingAmenities: undefined, mountainFacts: undefined },
  ...{ stayRatings: undefined, subjectRatings: undefined },
  // Rendered on the server. Where there is none, the page does not name it.
  ...(cabin.hostVoice && { hostVoice: undefined }),
  reviews: reviews.map(({ rating, author, date, text }) => ({ rating, author, date, text })),
});

/** A photograph of a review, as the site serves it while the review is published. */
export const reviewPhotoPath = (id: string, size?: 'small'): string =>
  `/images/reviews/${id}${size ? `-${size}` : ''}.webp`;

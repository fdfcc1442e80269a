/** A review's photograph, served while the review is published. */
export const reviewPhotoPath = (id: string, size?: 'small'): string =>
  `/images/reviews/${id}${size ? `-${size}` : ''}.webp`;

/** 4.5: "★★★★½" */
export const starsText = (rating: number): string =>
  `${'★'.repeat(Math.floor(rating))}${rating % 1 >= 0.5 ? '½' : ''}`;

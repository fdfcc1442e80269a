/** The lines of a postmark over a stamp, in a box of 120 × 60. */
export const POSTMARK = [12, 24, 36, 48]
  .map((y) => `M2 ${y}c10-7 19-7 29 0s19 7 29 0 19-7 29 0 19 7 29 0`)
  .join('');

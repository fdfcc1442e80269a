/** Next writes the value in at build time: whether our own pictures have the short addresses of next.config.ts. */
export const hasShortPictures = process.env.HAS_SHORT_PICTURES === 'true';

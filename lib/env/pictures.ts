/** Whether our own pictures have the short URLs of next.config.ts. Next inlines the value at build time. */
export const hasShortPictures = process.env.HAS_SHORT_PICTURES === 'true';

/** Drops characters that the fonts of drawn pictures lack, so ImageResponse never fetches another font. */
export const drawable = (text: string): string =>
  text.replace(/[^\u0020-\u007e\u00a0-\u00ff–—‘’“”…·]/g, '').trim();

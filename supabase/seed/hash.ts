import { createHash } from 'node:crypto';

/** A whole number below 2^32 that is always the same for the same text. */
export function hashNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

/** A valid version-8 uuid derived from the text. */
export function hashUuid(text: string): string {
  const hex = createHash('sha256').update(`mountain-mama-cabins:${text}`).digest('hex');
  const variant = '89ab'.charAt(hashNumber(text) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export const cabinId = (slug: string): string => hashUuid(`cabin:${slug}`);

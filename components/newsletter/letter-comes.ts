import { shop } from '@/lib/shop/shop';

/** “Mountain Insider Tips come”, “Lake Letter comes”. */
export const letterComes = (adverb = ''): string =>
  [shop().letterName, adverb, shop().letterName.endsWith('s') ? 'come' : 'comes']
    .filter(Boolean)
    .join(' ');

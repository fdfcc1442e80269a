import { site } from '@/lib/shop/site';

/** “Mountain Insider Tips come”, “Lake Letter comes”. */
export const letterComes = (adverb = ''): string =>
  [site.letterName, adverb, site.letterName.endsWith('s') ? 'come' : 'comes']
    .filter(Boolean)
    .join(' ');

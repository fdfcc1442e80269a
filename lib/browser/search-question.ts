import { parseSearchParams, parseStoredCriteria } from '@/lib/domain/search/search-criteria';
import { toStay } from '@/lib/domain/stays/stay';
import { searchQuestion, textHostHref } from '@/lib/copy/host-contact';
import { readSession, STORAGE_KEYS } from './storage/storage';
import { shop } from '@/lib/shop/shop';

/** A text to the host with the dates of the page's address, else those searched last. */
export function textSearchHref(address: string): string {
  const asked = parseSearchParams(
    Object.fromEntries(new URLSearchParams(address)),
    shop().areas,
  ).criteria;
  const stored = parseStoredCriteria(
    readSession(STORAGE_KEYS.searchCriteria),
    shop().areas,
  ).criteria;
  return textHostHref(searchQuestion(toStay(asked) === null ? stored : asked));
}

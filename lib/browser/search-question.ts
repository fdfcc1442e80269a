import { parseSearchParams, parseStoredCriteria } from '@/lib/domain/search/search-criteria';
import { toStay } from '@/lib/domain/stays/stay';
import { searchQuestion, textHostHref } from '@/lib/copy/host-contact';
import { readSession, STORAGE_KEYS } from './storage/storage';
import { shop } from '@/lib/shop/shop';

/** A text-message link to the host with the dates in the page's URL, else the ones searched last. */
export function textSearchHref(address: string): string {
  const searched = parseSearchParams(
    Object.fromEntries(new URLSearchParams(address)),
    shop().areas,
  ).criteria;
  const stored = parseStoredCriteria(
    readSession(STORAGE_KEYS.searchCriteria),
    shop().areas,
  ).criteria;
  return textHostHref(searchQuestion(toStay(searched) === null ? stored : searched));
}

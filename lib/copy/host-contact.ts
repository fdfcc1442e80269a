import type { SearchCriteria } from '../domain/search/search-criteria.ts';
import { toStay, type Stay } from '../domain/stays/stay.ts';
import { formatDateRange, formatGuests } from './format.ts';
import { mailtoLink, smsLink } from '../domain/messaging/contact-links.ts';
import { shop } from '../shop/shop.ts';
import { findArea } from '../domain/catalog/area.ts';

/** Opens a message to the host with these words in it. */
export const textHostHref = (body: string): string => smsLink(shop().phone.e164, body);

/** The same as an email, with what is given of it. */
export const emailHostHref = (mail: { subject?: string; body?: string }): string =>
  mailtoLink(shop().email, mail);

const datesOf = (stay: Stay | null) => (stay === null ? '' : ` for ${formatDateRange(stay)}`);

/** Whether a cabin is open. */
export const cabinQuestion = (title: string, stay: Stay | null): string =>
  `Hi ${shop().host}, is ${title} open${datesOf(stay)}?`;

/** The question a guest would text: the dates, the party and the place of a search. */
export function searchQuestion(criteria: SearchCriteria): string {
  const city = findArea(shop().areas, criteria.city)?.city;
  const place = city === undefined ? '' : ` in ${city}`;
  const party = formatGuests(criteria.guests);
  return `Hi ${shop().host}, do you have a cabin for ${party}${place}${datesOf(toStay(criteria))}?`;
}

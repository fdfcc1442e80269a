import type { SearchCriteria } from '../domain/search/search-criteria.ts';
import { toStay, type Stay } from '../domain/stays/stay.ts';
import { formatDateRange, formatGuests } from './format.ts';
import { mailtoLink, smsLink } from '../domain/messaging/contact-links.ts';
import { shop } from '../shop/shop.ts';
import { findArea } from '../domain/catalog/area.ts';

/** A link that opens a text message to the host with this body. */
export const textHostHref = (body: string): string => smsLink(shop().phone.e164, body);

/** A link that opens an email to the host. */
export const emailHostHref = (mail: { subject?: string; body?: string }): string =>
  mailtoLink(shop().email, mail);

/** The first words of a question: "Hi Mountain Mama, a question about my booking: " */
export const questionAbout = (about: string): string =>
  `Hi ${shop().host}, a question about ${about}: `;

const datesOf = (stay: Stay | null) => (stay === null ? '' : ` for ${formatDateRange(stay)}`);

export const cabinQuestion = (title: string, stay: Stay | null): string =>
  `Hi ${shop().host}, is ${title} open${datesOf(stay)}?`;

/** The question a guest would text about a search: its dates, party and place. */
export function searchQuestion(criteria: SearchCriteria): string {
  const city = findArea(shop().areas, criteria.city)?.city;
  const place = city === undefined ? '' : ` in ${city}`;
  const party = formatGuests(criteria.guests);
  return `Hi ${shop().host}, do you have a cabin for ${party}${place}${datesOf(toStay(criteria))}?`;
}

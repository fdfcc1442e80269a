import type { FeedPlatform } from './feed-platform.ts';

/** Guest details from a platform's calendar, for the staff. */
export type FeedGuest = {
  readonly name?: string;
  /** The last four digits of the phone. */
  readonly phoneEnd?: string;
  /** The platform's page of the stay. */
  readonly link?: string;
};

const MAX_NAME = 80;
const RESERVED_FOR = /^\s*reserved\s*[-–:]\s*(\S.*)$/i;
const CLOSED_FOR = /^\s*closed\s*[-–:]\s*(?!not available)(\S.*)$/i;
const PHONE_END = /last 4 digits\)?\s*:?\s*(\d{4})(?!\d)/i;
const AIRBNB_LINK =
  /https:\/\/(?:www\.)?airbnb\.[a-z]{2,3}(?:\.[a-z]{2})?\/hosting\/reservations\/details\/[A-Z0-9]{4,20}/i;

/** Reads names from summaries of Vrbo and Booking.com, phone digits and link from Airbnb's description; else null. */
export function feedGuest(
  platform: FeedPlatform,
  { summary, description = '' }: { summary: string; description?: string },
): FeedGuest | null {
  if (platform === 'other') return null;
  const [, named] = RESERVED_FOR.exec(summary) ?? CLOSED_FOR.exec(summary) ?? [];
  const name = named?.replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME);
  const [, phoneEnd] = PHONE_END.exec(description) ?? [];
  const [link] = (platform === 'airbnb' && AIRBNB_LINK.exec(description)) || [];
  if (!name && !phoneEnd && !link) return null;
  return { ...(name && { name }), ...(phoneEnd && { phoneEnd }), ...(link && { link }) };
}

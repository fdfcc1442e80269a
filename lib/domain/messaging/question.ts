import type { GuestMessage } from '../bookings/booking.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { Party } from '../stays/party.ts';

/** A question about a cabin before booking, with both sides' words. */
export type Question = Party & {
  id: string;
  token: string;
  reference: string;
  checkIn: CalendarDate | null;
  checkOut: CalendarDate | null;
  guestName: string;
  guestEmail: string;
  isPossibleSpam: boolean;
  cabin: { slug: string; title: string; timezone: string; isLive: boolean };
  messages: readonly GuestMessage[];
};

// People take longer than this to write a question, and ask about one link at most.
const FASTEST_MS = 3000;
const MAX_LINKS = 1;
const LINK = /https?:|www\.|\[(?:url|link)\b|<a\s/gi;

const countLinks = (text: string): number => text.match(LINK)?.length ?? 0;

type Asked = {
  name: string;
  question: string;
  /** The honeypot. */
  website: string;
  /** Null without scripts. */
  elapsedMs: number | null;
};

/** Whether a program probably wrote it. */
export const isPossibleSpam = ({ name, question, website, elapsedMs }: Asked): boolean =>
  website !== '' ||
  (elapsedMs !== null && elapsedMs < FASTEST_MS) ||
  countLinks(question) > MAX_LINKS ||
  countLinks(name) > 0;

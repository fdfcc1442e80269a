import { addDays, type CalendarDate } from '../../../lib/domain/values/calendar-date.ts';
import type { Stay } from '../../../lib/domain/stays/stay.ts';

// Made-up calendars in the platforms' formats.

const digits = (date: CalendarDate) => date.replaceAll('-', '');
const lines = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join('\r\n');

const calendar = (prodid: string, events: readonly string[]) =>
  `${lines('BEGIN:VCALENDAR', `PRODID:${prodid}`, 'CALSCALE:GREGORIAN', 'VERSION:2.0', ...events, 'END:VCALENDAR')}\r\n`;

const event = ({ checkIn, checkOut }: Stay, ...rest: (string | false)[]) =>
  lines(
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:${digits(checkIn)}`,
    `DTEND;VALUE=DATE:${digits(checkOut)}`,
    ...rest,
    'END:VEVENT',
  );

type Parts = { guests?: readonly Stay[]; blocks?: readonly Stay[] };

/** Stays have the guest's phone digits and a link; every block has the same summary. */
export const airbnbFile = ({ guests = [], blocks = [] }: Parts) =>
  calendar('-//Airbnb Inc//Hosting Calendar 0.8.8//EN', [
    ...guests.map((stay, i) =>
      event(
        stay,
        'DTSTAMP:20261121T101500Z',
        `UID:1418fb94e984-${i}${digits(stay.checkIn)}@airbnb.com`,
        'SUMMARY:Reserved',
        'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/d',
        ' etails/HMEXAMPLE1\\nPhone Number (Last 4 Digits): 0134',
      ),
    ),
    ...blocks.map((stay, i) =>
      event(
        stay,
        'DTSTAMP:20261121T101500Z',
        `UID:7f662ec65913-${i}${digits(stay.checkIn)}@airbnb.com`,
        'SUMMARY:Airbnb (Not available)',
      ),
    ),
  ]);

/** Names in summaries, and different identifiers at every read. */
export const vrboFile = ({ guests = [], blocks = [] }: Parts, read = 1) =>
  calendar('-//HomeAway.com, Inc.//EN', [
    ...guests.map((stay, i) =>
      event(stay, `UID:${read}-${i}-8f2c`, 'SUMMARY:Reserved - June', 'STATUS:CONFIRMED'),
    ),
    ...blocks.map((stay, i) => event(stay, `UID:${read}-${i}-b10c`, 'SUMMARY:Blocked')),
  ]);

/** Guests and closed nights look alike. */
export const bookingFile = (closed: readonly Stay[]) =>
  calendar(
    '-//admin.booking.com//NONSGML Event calendar//EN',
    closed.map((stay, i) =>
      event(
        stay,
        `UID:a3f0c4d1${i}${digits(stay.checkIn)}@booking.com`,
        'SUMMARY:CLOSED - Not available',
      ),
    ),
  );

/** Blocks from a host’s Airbnb settings on that day: notice, preparation and the window’s end. */
export function airbnbBlocks(
  today: CalendarDate,
  guests: readonly Stay[],
  { noticeDays = 2, preparationNights = 1, windowDays = 180 } = {},
): Stay[] {
  const nights = (checkIn: CalendarDate, count: number) => ({
    checkIn,
    checkOut: addDays(checkIn, count),
  });
  return [
    nights(today, noticeDays),
    ...guests.flatMap(({ checkIn, checkOut }) => [
      nights(addDays(checkIn, -preparationNights), preparationNights),
      nights(checkOut, preparationNights),
    ]),
    nights(addDays(today, windowDays), 365 - windowDays),
  ];
}

/** A calendar with literal events, lines separated by "|". */
export const fileOf = (...events: readonly string[]) =>
  calendar(
    '-//Another//EN',
    events.map((text) => lines('BEGIN:VEVENT', ...text.split('|'), 'END:VEVENT')),
  );

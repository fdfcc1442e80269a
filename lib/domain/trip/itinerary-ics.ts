import type { Stay } from '../stays/stay.ts';

type Trip = { uid: string; title: string; url: string; stay: Stay; /** ISO. */ updatedAt: string };

const MAX_LINE = 75;

const escape = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** At most 75 bytes to a line, as RFC 5545 has it; what goes on begins with a space. */
function fold(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > MAX_LINE) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
}

const compact = (date: string) => date.replaceAll('-', '');
const instant = (iso: string) => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** An all-day event from the first night to the last: its end, the check-out day, does not belong to it. */
export function tripCalendar({ uid, title, url, stay, updatedAt }: Trip): string {
  const stamp = instant(updatedAt);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mountain Mama Cabins//Trip//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(stay.checkIn)}`,
    `DTEND;VALUE=DATE:${compact(stay.checkOut)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(url)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

export function googleCalendarLink({ title, url, stay }: Omit<Trip, 'uid' | 'updatedAt'>): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(stay.checkIn)}/${compact(stay.checkOut)}`,
    details: url,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

import type { Option } from './option';
import { formatShortRange, formatTime } from '@/lib/copy/format';
import type { CalendarStay } from '@/lib/schemas/host/calendar';
import { takenNightsSchema, type TakenNight } from '@/lib/schemas/host/bookings/unavailable';

export const NIGHT_WORDS: Record<CalendarStay['kind'], string> = {
  booking: 'Booked',
  hold: 'Held',
  block: 'Blocked',
  owner: 'Owner stay',
  import: 'Other platform',
};

const WORDS: Readonly<Record<string, string>> = { ...NIGHT_WORDS, closed: 'Closed for sale' };

const whose = ({ kind, label, ...stay }: TakenNight) =>
  `${formatShortRange(stay)}: ${label ?? WORDS[kind] ?? 'Taken'}`;

/** Says who has the nights and which stays are open instead; null when the detail doesn't tell. */
export function takenText(detail: unknown): string | null {
  const { data } = takenNightsSchema.safeParse(detail);
  if (!data) return null;
  const free = data.free.map(formatShortRange).join(' or ');
  return `Some of these nights are taken. ${data.taken.map(whose).join('; ')}. ${
    free === '' ? 'Nothing this long is open nearby.' : `Open for as long: ${free}.`
  }`;
}

/** Open stays that the host can book instead. */
export const freeStays = (detail: unknown) => takenNightsSchema.safeParse(detail).data?.free ?? [];

/** "6 PM" */
export const hourText = (hour: number): string =>
  hour % 24 === 0 ? 'midnight' : formatTime(`${hour}:00`).replace(':00', '');

export const tonightOverText = (until: number): string =>
  until === 0
    ? 'Your settings don’t allow booking tonight by phone. Choose an hour there to change that.'
    : `Tonight could be booked until ${hourText(until)}, by the clock at the cabin. Choose a later hour in the settings to book it now.`;

/** Options for how late tonight can be booked. */
export const TONIGHT_CHOICES: readonly Option<string>[] = [
  ['0', 'Not at all'],
  ...[12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24].map((hour): Option<string> => [
    String(hour),
    `Until ${hourText(hour)}`,
  ]),
];

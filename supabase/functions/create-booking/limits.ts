import { mailboxOf } from '../../../lib/domain/email-address.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import type { BookingRequest } from '../../../lib/schemas/booking.ts';
import type { Limit } from '../_shared/allowances.ts';
import { hashNetworks, hashPrivately } from '../_shared/visitor.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// A hotel, or a provider that puts many households behind one address, stays far below these.
const MOST = {
  own: { hour: 12, day: 40, nights: 60 },
  site: { hour: 16, day: 50, nights: 75 },
  wide: { hour: 24, day: 80, nights: 90 },
};
// Below so many unpaid nights in all a small catalogue needs no cap: two guests may want a month each.
const LEAST_NIGHTS = 60;

/** As the database function make_room_for_hold takes it. */
export type HoldCaps = { network_nights: number[]; percent: number; least: number };

export type BookingLimits = {
  /** Attempts, whatever becomes of them. */
  attempts: Limit[];
  /** Nights held: a stranger must not be able to keep every cabin from everybody, again and again. */
  holds: Limit[];
  /** Hashes, the narrowest network first. */
  networks: string[];
  caps: HoldCaps;
};

export async function bookingLimits(
  guest: BookingRequest['guest'],
  address: string,
): Promise<BookingLimits> {
  const [{ own, site, wide }, mailbox, phone] = await Promise.all([
    hashNetworks(address),
    hashPrivately(`mailbox:${mailboxOf(guest.email)}`),
    hashPrivately(`phone:${guest.phone}`),
  ]);
  const networks = [
    { name: 'own', hash: own, most: MOST.own },
    ...(site === null ? [] : [{ name: 'site', hash: site, most: MOST.site }]),
    { name: 'wide', hash: wide, most: MOST.wide },
  ];
  return {
    attempts: [
      { key: `booking:attempt:${own}`, most: 60, seconds: MINUTE },
      { key: `booking:attempt-wide:${wide}`, most: 240, seconds: MINUTE },
    ],
    holds: [
      ...networks.flatMap(({ name, hash, most }) => [
        { key: `booking:${name}:${hash}`, most: most.hour, seconds: HOUR },
        { key: `booking:${name}-day:${hash}`, most: most.day, seconds: DAY },
      ]),
      { key: `booking:mailbox:${mailbox}`, most: 6, seconds: HOUR },
      { key: `booking:phone:${phone}`, most: 6, seconds: HOUR },
    ],
    networks: networks.map(({ hash }) => hash),
    caps: {
      network_nights: networks.map(({ most }) => most.nights),
      percent: readFunctionEnv().UNPAID_NIGHTS_PERCENT,
      least: LEAST_NIGHTS,
    },
  };
}

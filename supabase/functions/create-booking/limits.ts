import { mailboxOf } from '../../../lib/domain/email-address.ts';
import type { BookingRequest } from '../../../lib/schemas/booking.ts';
import type { Limit } from '../_shared/allowances.ts';
import { hashPhone } from '../_shared/phone-hash.ts';
import { hashNetwork, hashPrivately } from '../_shared/visitor.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Limits = {
  /** Attempts, whatever becomes of them. */
  attempts: Limit[];
  /** Nights held: a stranger must not be able to keep every cabin from everybody for half an hour, again and again. */
  holds: Limit[];
};

export async function bookingLimits(
  guest: BookingRequest['guest'],
  address: string,
): Promise<Limits> {
  const [network, mailbox, phone] = await Promise.all([
    hashNetwork(address),
    hashPrivately(`mailbox:${mailboxOf(guest.email)}`),
    hashPhone(guest.phone),
  ]);
  return {
    attempts: [{ key: `booking:attempt:${network}`, most: 60, seconds: MINUTE }],
    holds: [
      { key: `booking:network:${network}`, most: 12, seconds: HOUR },
      { key: `booking:network-day:${network}`, most: 40, seconds: DAY },
      { key: `booking:mailbox:${mailbox}`, most: 6, seconds: HOUR },
      { key: `booking:phone:${phone}`, most: 6, seconds: HOUR },
    ],
  };
}

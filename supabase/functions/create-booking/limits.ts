import { mailboxOf } from '../../../lib/domain/values/email-address.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import type { BookingRequest } from '../../../lib/schemas/booking.ts';
import { limitsOf, type Limit } from '../../../lib/http/rate-limits.ts';
import { hashNetworks, hashWithKey } from '../_shared/visitor.ts';

// The most unpaid nights of each network that an IP address belongs to.
const MAX_NIGHTS = { own: 60, site: 75, wide: 90 };
// A small catalog needs no lower cap: two guests may want a month each.
const MIN_NIGHTS = 60;

/** Arguments of the database function make_room_for_hold. */
type HoldCaps = { network_nights: number[]; percent: number; least: number };

export type BookingLimits = {
  /** Limits on attempts, successful or not. */
  attempts: Limit[];
  /** Limits on held nights, so that one network can't keep holding every cabin. */
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
    hashWithKey(`mailbox:${mailboxOf(guest.email)}`),
    hashWithKey(`phone:${guest.phone}`),
  ]);
  const hasSite = site !== null;
  return {
    attempts: limitsOf('booking-attempt', { own, wide }),
    holds: limitsOf('booking-hold', { own, site, wide, mailbox, phone }),
    networks: [own, ...(hasSite ? [site] : []), wide],
    caps: {
      network_nights: [MAX_NIGHTS.own, ...(hasSite ? [MAX_NIGHTS.site] : []), MAX_NIGHTS.wide],
      percent: readFunctionEnv().UNPAID_NIGHTS_PERCENT,
      least: MIN_NIGHTS,
    },
  };
}

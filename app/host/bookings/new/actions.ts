'use server';

import { refreshed } from '@/app/host/refreshed';
import { createHostBooking, priceStay } from '@/lib/data/host/new-booking';
import { guestSchema } from '@/lib/schemas/booking';
import {
  newBookingSchema,
  wantedStaySchema,
  type NewBooking,
  type ShownQuote,
  type WantedStay,
} from '@/lib/schemas/host/new-booking';

/** The price of the stay, line by line, or why it cannot be sold. */
export async function quoteNewBooking(wanted: WantedStay): Promise<ShownQuote> {
  const priced = await priceStay(wantedStaySchema.parse(wanted), new Date());
  if (!priced.ok)
    return 'failure' in priced ? priced.failure : { ok: false, reason: priced.reason };
  const { nights, lines, totalCents } = priced.quote;
  return { ok: true, nights, lines, totalCents, promo: priced.promo };
}

export async function book({ guest: typed, ...rest }: NewBooking) {
  const guest = guestSchema.safeParse(typed);
  if (!guest.success) return { ok: false, code: 'bad_guest' } as const;
  const booking = { ...newBookingSchema.parse(rest), guest: guest.data };
  return refreshed('/host', createHostBooking(booking, new Date()));
}

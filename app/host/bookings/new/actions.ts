'use server';

import { refreshed } from '@/app/host/refreshed';
import { createHostBooking, priceStay } from '@/lib/data/host/new-booking';
import {
  hostGuestSchema,
  newBookingSchema,
  wantedStaySchema,
  type NewBooking,
  type ShownQuote,
  type WantedStay,
} from '@/lib/schemas/host/new-booking';

/** The price of the stay, line by line, or why it cannot be sold. */
export async function quoteNewBooking(wanted: WantedStay): Promise<ShownQuote> {
  const parsed = wantedStaySchema.safeParse(wanted);
  if (!parsed.success) return { ok: false, code: 'bad_change' };
  const priced = await priceStay(parsed.data, new Date());
  if (!priced.ok)
    return 'failure' in priced ? priced.failure : { ok: false, reason: priced.reason };
  const { nights, lines, totalCents } = priced.quote;
  return { ok: true, nights, lines, totalCents, promo: priced.promo };
}

export async function book({ guest: typed, ...rest }: NewBooking) {
  const guest = hostGuestSchema.safeParse(typed);
  if (!guest.success) return { ok: false, code: 'bad_guest' } as const;
  const booking = newBookingSchema.safeParse(rest);
  if (!booking.success) return { ok: false, code: 'bad_change' } as const;
  const whole = { ...booking.data, guest: guest.data };
  return refreshed('/host', createHostBooking(whole, new Date()));
}

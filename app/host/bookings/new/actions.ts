'use server';

import { hostAction } from '@/app/host/host-action';
import { visitorOf } from '@/app/host/visitor';
import { createHostBooking, priceNewBooking } from '@/lib/data/host/bookings/new-booking';
import { sendHostQuote, withdrawQuote as withdraw } from '@/lib/data/host/bookings/sent-quote';
import { uuidSchema } from '@/lib/schemas/fields';
import { quoteToSendSchema } from '@/lib/schemas/host/bookings/sent-quote';
import {
  newBookingSchema,
  wantedStaySchema,
  type ShownQuote,
} from '@/lib/schemas/host/bookings/new-booking';

export const quoteNewBooking = hostAction(
  [wantedStaySchema],
  async (wanted): Promise<ShownQuote> => {
    const priced = await priceNewBooking(wanted, new Date());
    if (!priced.ok) return priced;
    const { nights, lines, totalCents, damageDeposit } = priced.quote;
    const { payments, promo } = priced;
    return {
      ok: true,
      nights,
      lines,
      totalCents,
      ...(damageDeposit && { damageDeposit }),
      payments,
      promo,
    };
  },
);

export const book = hostAction(
  [newBookingSchema],
  async (booking) => createHostBooking(booking, await visitorOf(), new Date()),
  '/host',
);

export const sendQuote = hostAction(
  [quoteToSendSchema],
  async (quote) => sendHostQuote(quote, await visitorOf(), new Date()),
  '/host/bookings/new',
);

export const withdrawQuote = hostAction([uuidSchema], withdraw, '/host/bookings/new');

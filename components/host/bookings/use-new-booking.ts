'use client';

import { useRouter } from 'next/navigation';
import type { Answer } from '@/components/host/form/use-action';
import { useDebouncedQuery } from '@/components/host/form/use-debounced-query';
import { useHostForm } from '@/components/host/form/use-host-form';
import { createUuid } from '@/lib/browser/uuid';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/host/payment-methods';
import type { TypedChange } from '@/lib/schemas/host/bookings/adjustment';
import {
  newBookingSchema,
  wantedStaySchema,
  type NewBooking,
  type ShownQuote,
  type WantedStay,
} from '@/lib/schemas/host/bookings/new-booking';
import { useSendQuote, type SendQuoteAction } from './use-send-quote';

// The key is created on the first submit.
const EMPTY = {
  key: '',
  cabinId: '',
  checkIn: '',
  checkOut: '',
  adults: '2',
  children: '0',
  pets: '0',
  promoCode: '',
  change: 'none' as TypedChange['change'],
  changeBy: '',
  reason: '',
  minimumStayReason: '',
  name: '',
  phone: '',
  email: '',
  note: '',
  payment: 'link' as NewBooking['payment'],
  holdHours: '24',
  quoteHours: '72',
  method: PAYMENT_METHODS[0] as PaymentMethod,
  paymentNote: '',
};

export type NewBookingActions = {
  quoteNewBooking: (wanted: WantedStay) => Promise<ShownQuote>;
  book: (booking: NewBooking) => Answer<{ reference: string }>;
  sendQuote: SendQuoteAction;
};
/** The stay in the URL, with empty strings for missing fields. */
export type WantedNights = { cabinId: string; checkIn: string; checkOut: string };

/** Returns the stay to price, or null while a field is missing. */
function wantedStay(draft: typeof EMPTY): WantedStay | null {
  const wanted = {
    cabinId: draft.cabinId,
    checkIn: draft.checkIn,
    checkOut: draft.checkOut,
    adults: draft.adults,
    children: draft.children,
    pets: draft.pets,
    promoCode: draft.promoCode,
    change: draft.change,
    changeBy: draft.changeBy,
    reason: draft.reason,
    minimumStayReason: draft.minimumStayReason,
  };
  return wantedStaySchema.safeParse(wanted).success ? wanted : null;
}

/** Keeps the fields of a new booking and the shop's price for it. */
export function useNewBooking(wanted: WantedNights, actions: NewBookingActions) {
  const router = useRouter();
  const { cabinId, checkIn, checkOut } = wanted;
  const form = useHostForm({
    id: 'booking',
    schema: newBookingSchema,
    draft: `new-booking:${cabinId}:${checkIn}:${checkOut}`,
    start: { ...EMPTY, ...wanted },
    isOnce: true,
    action: async (booking) => {
      const result = await actions.book(booking);
      if (!result.ok && result.code === 'quote_changed') again();
      return result;
    },
    onDone: ({ reference }) => router.push(`/host/bookings/${reference}`),
  });
  const { fields, change } = form;
  const stay = wantedStay(fields);
  const { answer, isCurrent, again } = useDebouncedQuery(stay, actions.quoteNewBooking);
  const quote = stay && answer;
  const sold = quote?.ok && isCurrent ? quote : null;

  const { name, email, quoteHours } = fields;
  const quoting = useSendQuote(
    { typed: stay && { ...stay, name, email, quoteHours }, totalCents: sold?.totalCents ?? null },
    async (toSend) => {
      const result = await actions.sendQuote(toSend);
      if (!result.ok && result.code === 'quote_changed') again();
      return result;
    },
  );

  function submit() {
    if (!sold) return;
    // The key is stored with the fields, so a retry after a lost response doesn't book twice.
    const key = fields.key || createUuid();
    change({ key });
    form.send({ ...fields, key, expectedTotalCents: sold.totalCents });
  }
  return {
    ...form,
    stay,
    quote,
    isCurrent,
    canBook: sold !== null,
    again,
    submit,
    quoting,
    // False until the guest's phone number is known.
    isByPhone: fields.phone.trim() !== '' && fields.email.trim() === '',
  };
}

export type NewBookingState = ReturnType<typeof useNewBooking>;

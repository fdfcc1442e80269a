'use client';

import { useRouter } from 'next/navigation';
import { CabinField } from '@/components/host/form/cabin-field';
import { Card } from '@/components/host/shell/card';
import { PARTY_COUNTS, RadioOptions, SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { HostForm } from '@/components/host/form/host-form';
import { HOLD_CHOICES, METHOD_CHOICES } from './pay-copy';
import { GuestCard } from './new-booking-guest';
import { PriceChangeFields } from './price-change-fields';
import { PriceTable } from './price-table';
import { refusalText } from '@/components/host/copy/refusal-copy';
import type { Answer } from '@/components/host/form/use-action';
import { freeStays } from '@/components/host/copy/unavailable-copy';
import { useDebouncedQuery } from '@/components/host/form/use-debounced-query';
import { useHostForm } from '@/components/host/form/use-host-form';
import './new-booking-form.css';
import { promoText } from '@/components/booking/promo-copy';
import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';
import { Button } from '@/components/ui/button';
import { createUuid } from '@/lib/browser/uuid';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/host/payment-methods';
import { addDays, isCalendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatNights, formatShortRange } from '@/lib/copy/format';
import type { TypedChange } from '@/lib/schemas/host/bookings/adjustment';
import type { CalendarCabin } from '@/lib/schemas/host/calendar';
import {
  newBookingSchema,
  wantedStaySchema,
  type NewBooking,
  type ShownQuote,
  type WantedStay,
} from '@/lib/schemas/host/bookings/new-booking';

// As they are typed; the key is made when it is sent first.
const EMPTY = {
  ...{ key: '', cabinId: '', checkIn: '', checkOut: '', adults: '2', children: '0', pets: '0' },
  ...{ promoCode: '', change: 'none' as TypedChange['change'], changeBy: '', reason: '' },
  ...{ minimumStayReason: '', name: '', phone: '', email: '', note: '' },
  ...{ payment: 'link' as NewBooking['payment'], holdHours: '24' },
  method: PAYMENT_METHODS[0] as PaymentMethod,
  paymentNote: '',
};

type Props = {
  cabins: readonly CalendarCabin[];
  today: CalendarDate;
  /** From the address: empty where it says nothing. */
  wanted: { cabinId: string; checkIn: string; checkOut: string };
  actions: {
    quoteNewBooking: (wanted: WantedStay) => Promise<ShownQuote>;
    book: (booking: NewBooking) => Answer<{ reference: string }>;
  };
};

const PAYMENTS: readonly Option<NewBooking['payment']>[] = [
  ['link', 'By card, through a link'],
  ['offline', 'Paid elsewhere'],
];

/** What can be priced; null while a part of it is missing. */
function wantedStay(draft: typeof EMPTY): WantedStay | null {
  const { cabinId, checkIn, checkOut, adults, children, pets } = draft;
  const { promoCode, change, changeBy, reason, minimumStayReason } = draft;
  const wanted = {
    ...{ cabinId, checkIn, checkOut, adults, children, pets },
    ...{ promoCode, change, changeBy, reason, minimumStayReason },
  };
  return wantedStaySchema.safeParse(wanted).success ? wanted : null;
}

// A stay shorter than the minimum can be allowed by hand; no other rule.
const TOO_SHORT: readonly string[] = ['below-minimum-stay', 'minimum-stay-blocked'];

const refusedText = (reason: string) =>
  reason === 'too-low'
    ? 'The price change leaves less than nothing to pay for the nights.'
    : stayReasonCopy(reason).description;

const holdText = (isByPhone: boolean) =>
  isByPhone ? 'Hold, and show the link' : 'Hold and send the link';

/** A booking by phone or email, with the shop's own price beside it. */
export function NewBookingForm({ cabins, today, wanted, actions }: Props) {
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
  const { fields: draft, field, choice, change } = form;
  const stay = wantedStay(draft);
  const { answer, isCurrent, again } = useDebouncedQuery(stay, actions.quoteNewBooking);
  const quote = stay && answer;
  const sold = quote?.ok && isCurrent ? quote : null;

  function changeCheckIn(value: string) {
    const isAfter = isCalendarDate(value) && draft.checkOut <= value;
    change({ checkIn: value, ...(isAfter && { checkOut: addDays(value, 1) }) });
  }
  function submit() {
    if (!sold) return;
    // Kept with what was typed: sent again after a lost answer, it books once.
    const key = draft.key || createUuid();
    change({ key });
    form.send({ ...draft, key, expectedTotalCents: sold.totalCents });
  }

  const isTooShort = quote?.ok === false && 'reason' in quote && TOO_SHORT.includes(quote.reason);
  // Not before the guest is known at all.
  const isByPhone = draft.phone.trim() !== '' && draft.email.trim() === '';
  const isLink = draft.payment === 'link';
  return (
    <HostForm form={form} className="new-booking" onSubmit={submit}>
      <div className="new-booking-parts">
        <Card heading="Stay">
          <CabinField {...choice('cabinId')} id="booking-cabin" cabins={cabins} />
          <div className="new-booking-row">
            <TextField
              {...field('checkIn', 'Check-in')}
              type="date"
              required
              min={today}
              onText={changeCheckIn}
            />
            <TextField
              {...field('checkOut', 'Check-out')}
              type="date"
              required
              min={isCalendarDate(draft.checkIn) ? addDays(draft.checkIn, 1) : today}
            />
          </div>
          <div className="new-booking-row">
            {PARTY_COUNTS.map(([name, label, min, max]) => (
              <TextField
                key={name}
                {...field(name)}
                {...{ label, min, max }}
                type="number"
                required
              />
            ))}
          </div>
          {(isTooShort || draft.minimumStayReason !== '') && (
            <TextField
              {...field('minimumStayReason', 'Why it may be shorter than the minimum stay')}
              id="booking-shorter"
              hint="With a reason the minimum does not count for this booking. The reason is kept with it; the guest does not see it."
              maxLength={200}
            />
          )}
        </Card>
        <Card heading="Price">
          <PriceChangeFields
            ids={{
              ...{ change: 'booking-change', changeBy: 'booking-changeBy' },
              reason: 'booking-reason',
            }}
            typed={draft}
            change={change}
            errorOf={form.errorOf}
            reasonLabel="Reason"
            className="new-booking-row"
          >
            <TextField
              {...field('promoCode', 'Promo code')}
              maxLength={40}
              autoCapitalize="characters"
            />
          </PriceChangeFields>
        </Card>
        <GuestCard field={field} isByPhone={isByPhone} />
        <Card heading="Payment">
          <fieldset className="host-row">
            <legend className="sr-only">How it is paid</legend>
            <RadioOptions
              name="payment"
              chosen={draft.payment}
              options={PAYMENTS}
              onChoose={(payment) => change({ payment })}
            />
          </fieldset>
          {isLink ? (
            <SelectField
              {...choice('holdHours', 'Hold the nights for')}
              hint={`${isByPhone ? 'The link is on the page of the booking, to be copied and given to the guest.' : 'The guest gets an email with the link once a mail account is set up, and it’s on the page of the booking.'} After that time unpaid nights go back on sale.`}
              options={HOLD_CHOICES}
            />
          ) : (
            <div className="new-booking-row">
              <SelectField {...choice('method', 'Paid by')} options={METHOD_CHOICES} />
              <TextField
                {...field('paymentNote', 'Note on the payment')}
                hint="For example the number of the check."
                maxLength={500}
              />
            </div>
          )}
        </Card>
      </div>
      <section
        className="host-card new-booking-quote"
        aria-labelledby="quote-heading"
        aria-busy={stay !== null && !isCurrent}
      >
        <h2 id="quote-heading">Total</h2>
        {stay === null && <p>Choose a cabin, dates and a party to see the price.</p>}
        {stay !== null && quote === null && <p role="status">Looking up the price…</p>}
        {quote && !quote.ok && (
          <p role="alert">{'code' in quote ? refusalText(quote) : refusedText(quote.reason)}</p>
        )}
        {quote && !quote.ok && 'code' in quote && (
          <div className="host-row">
            {freeStays('detail' in quote ? quote.detail : null).map((free) => (
              <Button
                key={free.checkIn}
                variant="secondary"
                size="small"
                onClick={() => change(free)}
              >
                Take {formatShortRange(free)}
              </Button>
            ))}
            <Button variant="secondary" size="small" onClick={again}>
              Look again
            </Button>
          </div>
        )}
        {quote?.ok && (
          <PriceTable
            lines={quote.lines}
            total={`${formatNights(quote.nights)}, with all fees`}
            totalCents={quote.totalCents}
            isStale={!isCurrent}
            caption={<caption className="sr-only">The price, line by line</caption>}
          />
        )}
        {quote?.ok && quote.promo && !quote.promo.applied && <p>{promoText(quote.promo)}</p>}
        {form.error && <p role="alert">{form.error}</p>}
        <Button type="submit" disabled={form.isPending || !sold}>
          {form.isPending ? 'Booking…' : isLink ? holdText(isByPhone) : 'Book as paid'}
        </Button>
      </section>
    </HostForm>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { CabinField } from './cabin-field';
import { Card } from './card';
import {
  ActionForm,
  PARTY_COUNTS,
  RadioOptions,
  SelectField,
  TextField,
  type Option,
} from './fields';
import { HOLD_CHOICES, METHOD_CHOICES } from './pay-copy';
import { GuestCard } from './new-booking-guest';
import { PRICE_CHANGES, toAdjustment } from './price-change';
import { PriceTable } from './price-table';
import { refusalText } from './refusal-copy';
import { useAction, type ActionResult } from './use-action';
import { useDebouncedQuery } from './use-debounced-query';
import { useFormDraft } from './use-draft';
import './new-booking-form.css';
import { stayReasonCopy } from '@/components/stay-picker/reason-copy';
import { Button } from '@/components/ui/button';
import { createUuid } from '@/lib/browser/uuid';
import type { PaymentMethod } from '@/lib/domain/host/payment-methods';
import { HOST_GUESTS_MAX } from '@/lib/domain/stays/party';
import { addDays, isCalendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatNights } from '@/lib/format';
import type { CalendarCabin } from '@/lib/schemas/host/calendar';
import type { NewBooking, ShownQuote, WantedStay } from '@/lib/schemas/host/new-booking';

const EMPTY = {
  key: '',
  cabinId: '',
  checkIn: '',
  checkOut: '',
  adults: '2',
  children: '0',
  pets: '0',
  promoCode: '',
  change: 'none',
  changeBy: '',
  reason: '',
  shorter: '',
  name: '',
  phone: '',
  email: '',
  note: '',
  payment: 'link',
  holdHours: '24',
  method: 'check',
  paymentNote: '',
};
type Draft = typeof EMPTY;

type Props = {
  cabins: readonly CalendarCabin[];
  today: CalendarDate;
  /** From the address: empty where it says nothing. */
  wanted: Pick<Draft, 'cabinId' | 'checkIn' | 'checkOut'>;
  actions: {
    quoteNewBooking: (wanted: WantedStay) => Promise<ShownQuote>;
    book: (booking: NewBooking) => Promise<ActionResult<{ reference: string }>>;
  };
};

const PAYMENTS: readonly Option<string>[] = [
  ['link', 'By card, through a link'],
  ['offline', 'Paid elsewhere'],
];

const count = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : -1);

/** What can be priced; null while a part of it is missing. */
function wantedStay(draft: Draft): WantedStay | null {
  const { cabinId, checkIn, checkOut, promoCode } = draft;
  const [adults, children, pets] = [count(draft.adults), count(draft.children), count(draft.pets)];
  const adjustment = toAdjustment(draft);
  if (!cabinId || !isCalendarDate(checkIn) || !isCalendarDate(checkOut) || checkOut <= checkIn)
    return null;
  if (adults < 1 || adults > HOST_GUESTS_MAX || children < 0 || children >= HOST_GUESTS_MAX)
    return null;
  if (pets < 0 || pets > 10) return null;
  if (adjustment === undefined) return null;
  const shorter = draft.shorter.trim();
  const minimumStayReason = shorter.length < 2 ? null : shorter;
  const party = { adults, children, pets };
  return { cabinId, checkIn, checkOut, ...party, promoCode, adjustment, minimumStayReason };
}

const paymentOf = ({ payment, holdHours, method, paymentNote }: Draft): NewBooking['payment'] =>
  payment === 'link'
    ? { kind: 'link', holdHours: Number(holdHours) }
    : { kind: 'offline', method: method as PaymentMethod, note: paymentNote };

// A stay shorter than the minimum can be allowed by hand; no other rule.
const TOO_SHORT: readonly string[] = ['below-minimum-stay', 'minimum-stay-blocked'];

const refusedText = (reason: string) =>
  reason === 'too-low'
    ? 'The price change leaves less than nothing to pay for the nights.'
    : stayReasonCopy(reason).description;

const holdText = (isByPhone: boolean) =>
  isByPhone ? 'Hold, and show the link' : 'Hold and send the link';

/** A booking by phone or e-mail, with the shop's own price beside it. */
export function NewBookingForm({ cabins, today, wanted, actions }: Props) {
  const router = useRouter();
  const { cabinId, checkIn, checkOut } = wanted;
  const key = `new-booking:${cabinId}:${checkIn}:${checkOut}`;
  const { fields: draft, change, forget } = useFormDraft(key, { ...EMPTY, ...wanted });
  const { isPending, error, setError, run } = useAction(true);
  const stay = wantedStay(draft);
  const { answer, isCurrent, again } = useDebouncedQuery(stay, actions.quoteNewBooking);
  const quote = stay && answer;
  const sold = quote?.ok && isCurrent ? quote : null;

  // A control that is called `children` or `method` would hide that of the form itself.
  const labelled = (name: keyof Draft, label: string) => ({
    ...{ id: `booking-${name}`, label, value: draft[name] },
  });
  const text = (name: keyof Draft, label: string) => ({
    ...labelled(name, label),
    onText: (typed: string) => change({ [name]: typed }),
  });
  const choice = (name: keyof Draft, label: string) => ({
    ...labelled(name, label),
    onChoose: (value: string) => change({ [name]: value }),
  });

  function changeCheckIn(value: string) {
    const isAfter = isCalendarDate(value) && draft.checkOut <= value;
    change({ checkIn: value, ...(isAfter && { checkOut: addDays(value, 1) }) });
  }

  function submit() {
    if (!stay || !sold) return setError('Wait for the price, and check the dates and the party.');
    // Kept with what was typed: sent again after a lost answer, it books once.
    const key = draft.key || createUuid();
    change({ key });
    const booking: NewBooking = {
      ...{ key, stay, expectedTotalCents: sold.totalCents, note: draft.note },
      guest: { name: draft.name, email: draft.email, phone: draft.phone },
      payment: paymentOf(draft),
    };
    run(
      async () => {
        const result = await actions.book(booking);
        if (!result.ok && result.code === 'quote_changed') again();
        return result;
      },
      ({ reference }) => {
        forget();
        router.push(`/host/bookings/${reference}`);
      },
    );
  }

  const isTooShort = quote?.ok === false && 'reason' in quote && TOO_SHORT.includes(quote.reason);
  // Not before the guest is known at all.
  const isByPhone = draft.phone.trim() !== '' && draft.email.trim() === '';
  const isLink = draft.payment === 'link';
  const isChanged = draft.change !== 'none';
  return (
    <ActionForm className="new-booking" onSubmit={submit}>
      <div className="new-booking-parts">
        <Card heading="Stay">
          <CabinField
            id="booking-cabin"
            cabins={cabins}
            value={draft.cabinId}
            onChoose={(cabinId) => change({ cabinId })}
          />
          <div className="new-booking-row">
            <TextField
              {...text('checkIn', 'Check-in')}
              type="date"
              required
              min={today}
              onText={changeCheckIn}
            />
            <TextField
              {...text('checkOut', 'Check-out')}
              type="date"
              required
              min={isCalendarDate(draft.checkIn) ? addDays(draft.checkIn, 1) : today}
            />
          </div>
          <div className="new-booking-row">
            {PARTY_COUNTS.map(([name, label, min, max]) => (
              <TextField
                key={name}
                {...text(name, label)}
                type="number"
                min={min}
                max={max}
                required
              />
            ))}
          </div>
          {(isTooShort || draft.shorter !== '') && (
            <TextField
              {...text('shorter', 'Why it may be shorter than the minimum stay')}
              hint="With a reason the minimum does not count for this booking. The reason is kept with it; the guest does not see it."
              maxLength={200}
            />
          )}
        </Card>
        <Card heading="Price">
          <div className="new-booking-row">
            <TextField
              {...text('promoCode', 'Promo code')}
              maxLength={40}
              autoCapitalize="characters"
            />
            <SelectField {...choice('change', 'Price change')} options={PRICE_CHANGES} />
            {isChanged && (
              <TextField
                {...text('changeBy', 'Amount, $')}
                type="number"
                min={0.01}
                max={100_000}
                step={0.01}
                required
              />
            )}
          </div>
          {isChanged && (
            <TextField
              {...text('reason', 'Reason')}
              hint="The guest sees it as a line of the price. It changes the nights before tax; the taxes follow."
              required
              minLength={2}
              maxLength={120}
            />
          )}
        </Card>
        <GuestCard text={text} isByPhone={isByPhone} />
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
              hint={`${isByPhone ? 'The link is on the page of the booking, to be copied and given to the guest.' : 'The guest gets an e-mail with the link.'} After that time unpaid nights go back on sale.`}
              options={HOLD_CHOICES}
            />
          ) : (
            <div className="new-booking-row">
              <SelectField {...choice('method', 'Paid by')} options={METHOD_CHOICES} />
              <TextField
                {...text('paymentNote', 'Note on the payment')}
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
          <Button variant="secondary" size="small" onClick={again}>
            Look again
          </Button>
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
        {quote?.ok && quote.promo && !quote.promo.applied && (
          <p>The promo code does not fit these dates, so it lowers nothing.</p>
        )}
        {error && <p role="alert">{error}</p>}
        <Button type="submit" disabled={isPending || !sold}>
          {isPending ? 'Booking…' : isLink ? holdText(isByPhone) : 'Book as paid'}
        </Button>
      </section>
    </ActionForm>
  );
}

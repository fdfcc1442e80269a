'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { useStayQuote, type GetQuote } from './use-stay-quote';
import { METHOD_NAMES, HOLD_CHOICES } from './pay-copy';
import { stayReasonCopy } from '@/components/stay-picker/reason-copy';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { createUuid } from '@/lib/browser/uuid';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/host/payment-methods';
import { addDays, isCalendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatMoney, formatNights } from '@/lib/format';
import type { CalendarCabin } from '@/lib/schemas/host/calendar';
import type { NewBooking, WantedStay } from '@/lib/schemas/host/new-booking';

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
    quoteNewBooking: GetQuote;
    book: (booking: NewBooking) => Promise<ActionResult<{ reference: string }>>;
  };
};

function readDraft(text: string): Partial<Draft> {
  try {
    return text === '' ? {} : (JSON.parse(text) as Partial<Draft>);
  } catch {
    return {};
  }
}

const count = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : -1);

function adjustmentOf({ change, changeBy, reason }: Draft): WantedStay['adjustment'] | undefined {
  if (change === 'none') return null;
  const cents = Math.round(Number(changeBy) * 100);
  if (!(cents > 0 && cents <= 10_000_000) || reason.trim().length < 2) return undefined;
  return { cents: change === 'lower' ? -cents : cents, reason };
}

/** What can be priced; null while a part of it is missing. */
function wantedStay(draft: Draft): WantedStay | null {
  const { cabinId, checkIn, checkOut, promoCode } = draft;
  const [adults, children, pets] = [count(draft.adults), count(draft.children), count(draft.pets)];
  const adjustment = adjustmentOf(draft);
  if (!cabinId || !isCalendarDate(checkIn) || !isCalendarDate(checkOut) || checkOut <= checkIn)
    return null;
  if (adults < 1 || adults > 20 || children < 0 || children > 19 || pets < 0 || pets > 10)
    return null;
  if (adjustment === undefined) return null;
  return { cabinId, checkIn, checkOut, adults, children, pets, promoCode, adjustment };
}

const paymentOf = ({ payment, holdHours, method, paymentNote }: Draft): NewBooking['payment'] =>
  payment === 'link'
    ? { kind: 'link', holdHours: Number(holdHours) }
    : { kind: 'elsewhere', method: method as PaymentMethod, note: paymentNote };

const refusedText = (reason: string) =>
  reason === 'too-low'
    ? 'The price change leaves less than nothing to pay for the nights.'
    : stayReasonCopy(reason).description;

/** A booking by phone or e-mail, with the shop's own price beside it. */
export function NewBookingForm({ cabins, today, wanted, actions }: Props) {
  const router = useRouter();
  const { cabinId, checkIn, checkOut } = wanted;
  const [text, setText] = useDraft(`new-booking:${cabinId}:${checkIn}:${checkOut}`);
  const draft: Draft = { ...EMPTY, ...wanted, ...readDraft(text) };
  const { isPending, error, setError, run } = useAction();
  const stay = wantedStay(draft);
  const { quote, isCurrent, again } = useStayQuote(stay, actions.quoteNewBooking);
  const sold = quote?.ok && isCurrent ? quote : null;

  const set = (change: Partial<Draft>) => setText(JSON.stringify({ ...draft, ...change }));
  const bind = (name: keyof Draft) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });

  function changeCheckIn(value: string) {
    const isAfter = isCalendarDate(value) && draft.checkOut <= value;
    set({ checkIn: value, ...(isAfter && { checkOut: addDays(value, 1) }) });
  }

  function submit() {
    if (!stay || !sold) return setError('Wait for the price, and check the dates and the party.');
    // Kept with what was typed: sent again after a lost answer, it books once.
    const key = draft.key || createUuid();
    set({ key });
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
        setText('');
        router.push(`/host/bookings/${reference}`);
      },
    );
  }

  const isLink = draft.payment === 'link';
  return (
    <form
      className="new-booking"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="new-booking-parts">
        <Part heading="Stay">
          <Field id="cabin" label="Cabin">
            {(control) => (
              <select {...control} {...bind('cabinId')} required className={controlClass}>
                <option value="">Choose a cabin</option>
                {cabins.map(({ id, title, city, capacity }) => (
                  <option key={id} value={id}>
                    {title}, {city} (sleeps {capacity})
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className="new-booking-row">
            <Text
              id="check-in"
              label="Check-in"
              type="date"
              required
              min={today}
              {...bind('checkIn')}
              onChange={({ target }) => changeCheckIn(target.value)}
            />
            <Text
              id="check-out"
              label="Check-out"
              type="date"
              required
              min={isCalendarDate(draft.checkIn) ? addDays(draft.checkIn, 1) : today}
              {...bind('checkOut')}
            />
          </div>
          <div className="new-booking-row">
            <Text
              id="adults"
              label="Adults"
              type="number"
              min={1}
              max={20}
              required
              {...bind('adults')}
            />
            <Text
              id="children"
              label="Children"
              type="number"
              min={0}
              max={19}
              required
              {...bind('children')}
            />
            <Text
              id="pets"
              label="Pets"
              type="number"
              min={0}
              max={10}
              required
              {...bind('pets')}
            />
          </div>
        </Part>
        <Part heading="Price">
          <div className="new-booking-row">
            <Text
              id="promo"
              label="Promo code"
              maxLength={40}
              autoCapitalize="characters"
              {...bind('promoCode')}
            />
            <Field id="change" label="Price change">
              {(control) => (
                <select {...control} {...bind('change')} className={controlClass}>
                  <option value="none">None</option>
                  <option value="lower">Lower by</option>
                  <option value="raise">Raise by</option>
                </select>
              )}
            </Field>
            {draft.change !== 'none' && (
              <Text
                id="change-by"
                label="Amount, $"
                type="number"
                min={0.01}
                max={100_000}
                step={0.01}
                required
                {...bind('changeBy')}
              />
            )}
          </div>
          {draft.change !== 'none' && (
            <Text
              id="reason"
              label="Reason"
              hint="The guest sees it as a line of the price. It changes the nights before tax; the taxes follow."
              required
              minLength={2}
              maxLength={120}
              {...bind('reason')}
            />
          )}
        </Part>
        <Part heading="Guest">
          <Text
            id="name"
            label="Name"
            autoComplete="off"
            required
            minLength={2}
            maxLength={100}
            {...bind('name')}
          />
          <div className="new-booking-row">
            <Text
              id="phone"
              label="Phone (US)"
              type="tel"
              autoComplete="off"
              required
              maxLength={30}
              {...bind('phone')}
            />
            <Text
              id="email"
              label="E-mail"
              type="email"
              autoComplete="off"
              required
              maxLength={254}
              {...bind('email')}
            />
          </div>
          <Field id="note" label="Note" hint="Only the staff reads it.">
            {(control) => (
              <textarea
                {...control}
                {...bind('note')}
                rows={2}
                maxLength={2000}
                className={controlClass}
              />
            )}
          </Field>
        </Part>
        <Part heading="Payment">
          <fieldset className="host-row">
            <legend className="sr-only">How it is paid</legend>
            <Choice name="payment" value="link" draft={draft} set={set}>
              By card, through a link
            </Choice>
            <Choice name="payment" value="elsewhere" draft={draft} set={set}>
              Paid elsewhere
            </Choice>
          </fieldset>
          {isLink ? (
            <Field
              id="hold"
              label="Hold the nights for"
              hint="The guest gets an e-mail with the link. After that time unpaid nights go back on sale."
            >
              {(control) => (
                <select {...control} {...bind('holdHours')} className={controlClass}>
                  {HOLD_CHOICES.map(([hours, name]) => (
                    <option key={hours} value={hours}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          ) : (
            <div className="new-booking-row">
              <Field id="method" label="Paid by">
                {(control) => (
                  <select {...control} {...bind('method')} className={controlClass}>
                    {PAYMENT_METHODS.map((method) => (
                      <option key={method} value={method}>
                        {METHOD_NAMES[method]}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              <Text
                id="payment-note"
                label="Note on the payment"
                hint="For example the number of the check."
                maxLength={500}
                {...bind('paymentNote')}
              />
            </div>
          )}
        </Part>
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
          <p role="alert">
            {'text' in quote ? quote.text : 'reason' in quote && refusedText(quote.reason)}
          </p>
        )}
        {quote && !quote.ok && 'text' in quote && (
          <Button variant="secondary" size="small" onClick={again}>
            Look again
          </Button>
        )}
        {quote?.ok && (
          <table className="host-table host-price" data-stale={!isCurrent || undefined}>
            <caption className="sr-only">The price, line by line</caption>
            <tbody>
              {quote.lines.map(({ code, label, amountCents }) => (
                <tr key={code}>
                  <th scope="row">{label}</th>
                  <td className="is-amount">{formatMoney(amountCents)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{formatNights(quote.nights)}, with all fees</th>
                <td className="is-amount">{formatMoney(quote.totalCents)}</td>
              </tr>
            </tfoot>
          </table>
        )}
        {quote?.ok && quote.promo && !quote.promo.applied && (
          <p>The promo code does not fit these dates, so it lowers nothing.</p>
        )}
        {error && <p role="alert">{error}</p>}
        <Button type="submit" disabled={isPending || !sold}>
          {isPending ? 'Booking…' : isLink ? 'Hold and send the link' : 'Book as paid'}
        </Button>
      </section>
    </form>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = `${heading.toLowerCase()}-heading`;
  return (
    <section className="host-card" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

type TextProps = ComponentProps<'input'> & { id: string; label: string; hint?: string };

function Text({ id, label, hint, ...input }: TextProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => <input {...control} {...input} className={controlClass} />}
    </Field>
  );
}

type ChoiceProps = {
  name: 'payment';
  value: string;
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  children: ReactNode;
};

function Choice({ name, value, draft, set, children }: ChoiceProps) {
  return (
    <label className="host-option">
      <input
        type="radio"
        name={name}
        value={value}
        checked={draft[name] === value}
        onChange={() => set({ [name]: value })}
      />
      {children}
    </label>
  );
}

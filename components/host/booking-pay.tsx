'use client';

import { useState, type ReactNode } from 'react';
import { HOLD_CHOICES, METHOD_NAMES } from './pay-copy';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/host/payment-methods';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { HostCharge } from '@/lib/schemas/host/bookings';
import type { NewCharge, PaidElsewhere } from '@/lib/schemas/host/new-booking';

type Result = Promise<ActionResult<unknown>>;
export type PayActions = {
  addCharge: (reference: string, charge: NewCharge) => Result;
  takeBackCharge: (chargeId: string) => Result;
  holdUntil: (reference: string, hours: number) => Result;
  markPaidElsewhere: (reference: string, chargeId: string | null, paid: PaidElsewhere) => Result;
};

/** The address the guest pays at, to be read out or pasted. */
export function PayLink({ token }: { token: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const address = () => new URL(paths.guestBooking(token), window.location.origin).href;
  return (
    <div className="host-row">
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          navigator.clipboard.writeText(address()).then(
            () => setIsCopied(true),
            () => window.prompt('The link to pay', address()),
          );
        }}
      >
        {isCopied ? 'Copied' : 'Copy the link to pay'}
      </Button>
      <small>Whoever has it can see and cancel this booking: give it to the guest alone.</small>
    </div>
  );
}

type HoldProps = { reference: string; hold: PayActions['holdUntil'] };

export function ExtendHold({ reference, hold }: HoldProps) {
  const [hours, setHours] = useState('24');
  const { isPending, error, run } = useAction();
  return (
    <form
      className="host-row host-hold"
      onSubmit={(event) => {
        event.preventDefault();
        run(
          () => hold(reference, Number(hours)),
          () => undefined,
        );
      }}
    >
      <Field id="hold-for" label="Hold from now for" error={error}>
        {(control) => (
          <select
            {...control}
            value={hours}
            onChange={({ target }) => setHours(target.value)}
            className={controlClass}
          >
            {HOLD_CHOICES.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" size="small" variant="secondary" disabled={isPending}>
        Change the hold
      </Button>
    </form>
  );
}

type ElsewhereProps = {
  reference: string;
  chargeId: string | null;
  amountCents: number;
  mark: PayActions['markPaidElsewhere'];
};

export function PaidElsewhereForm({ reference, chargeId, amountCents, mark }: ElsewhereProps) {
  const id = chargeId ?? 'booking';
  const [isAsking, setIsAsking] = useState(false);
  const [method, setMethod] = useState<string>('check');
  const [note, setNote] = useDraft(`paid:${reference}:${id}`);
  const { isPending, error, run } = useAction();
  if (!isAsking) {
    return (
      <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
        Mark as paid elsewhere
      </Button>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(
          () => mark(reference, chargeId, { method: method as PaymentMethod, note }),
          () => setNote(''),
        );
      }}
    >
      <Field id={`method-${id}`} label="Paid by">
        {(control) => (
          <select
            {...control}
            value={method}
            onChange={({ target }) => setMethod(target.value)}
            className={controlClass}
          >
            {PAYMENT_METHODS.map((each) => (
              <option key={each} value={each}>
                {METHOD_NAMES[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={`paid-note-${id}`} label="Note on the payment" error={error}>
        {(control) => (
          <input
            {...control}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            className={controlClass}
          />
        )}
      </Field>
      <div className="host-row">
        <Button type="submit" disabled={isPending}>
          {formatMoney(amountCents)} was paid
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(false)}>
          Not yet
        </Button>
      </div>
    </form>
  );
}

const CHARGE_STATES: Record<HostCharge['status'], string> = {
  open: 'to be paid',
  paid: 'paid',
  cancelled: 'taken back',
};

type ChargeProps = { reference: string; charge: HostCharge; actions: PayActions | null };

export function Charge({ reference, charge, actions }: ChargeProps) {
  const { id, label, reason, amountCents, status } = charge;
  const { isPending, error, run } = useAction();
  return (
    <li>
      <div>
        {label}: {formatMoney(amountCents)}, {CHARGE_STATES[status]}
        {reason && (
          <p>
            <small>{reason}</small>
          </p>
        )}
      </div>
      {status === 'open' && actions && (
        <>
          <Button
            size="small"
            variant="quiet"
            disabled={isPending}
            aria-label={`Take back: ${label}`}
            onClick={() =>
              run(
                () => actions.takeBackCharge(id),
                () => undefined,
              )
            }
          >
            Take back
          </Button>
          <PaidElsewhereForm
            reference={reference}
            chargeId={id}
            amountCents={amountCents}
            mark={actions.markPaidElsewhere}
          />
          {error && <small role="alert">{error}</small>}
        </>
      )}
    </li>
  );
}

type ChargeFormProps = { reference: string; add: PayActions['addCharge'] };

/** The guest gets an e-mail with the link to pay it. */
export function ChargeForm({ reference, add }: ChargeFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const [amount, setAmount] = useDraft(`charge-amount:${reference}`);
  const [label, setLabel] = useDraft(`charge-label:${reference}`);
  const [reason, setReason] = useDraft(`charge-reason:${reference}`);
  const { isPending, error, run } = useAction();
  if (!isOpen) {
    return (
      <>
        {sent && <p role="status">{sent}</p>}
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          Charge for something more
        </Button>
      </>
    );
  }
  const cents = Math.round(Number(amount) * 100);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(
          () => add(reference, { amountCents: cents, label, reason }),
          () => {
            setSent(`The guest gets an e-mail with the link to pay ${formatMoney(cents)}.`);
            setAmount('');
            setLabel('');
            setReason('');
            setIsOpen(false);
          },
        );
      }}
    >
      <Input id="charge-label" label="For" maxLength={120} value={label} onText={setLabel} />
      <Input
        id="charge-amount"
        label="Amount, $"
        type="number"
        min={1}
        max={100_000}
        step={0.01}
        value={amount}
        onText={setAmount}
      />
      <Field id="charge-reason" label="Why" hint="The guest sees it." error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            className={controlClass}
          />
        )}
      </Field>
      <div className="host-row">
        <Button type="submit" disabled={isPending}>
          Send the link to pay
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          Leave it
        </Button>
      </div>
    </form>
  );
}

type InputProps = {
  id: string;
  label: ReactNode;
  value: string;
  onText: (text: string) => void;
  type?: string;
  min?: number;
  max?: number;
  step?: number;
  maxLength?: number;
};

function Input({ id, label, onText, ...input }: InputProps) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <input
          {...control}
          {...input}
          required
          onChange={({ target }) => onText(target.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}

'use client';

import { useState } from 'react';
import {
  ActionButton,
  ActionForm,
  AreaField,
  PartForm,
  PartOpener,
  SelectField,
  TextField,
} from './fields';
import { HOLD_CHOICES, METHOD_CHOICES } from './pay-copy';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { usePartForm } from './use-part-form';
import { Button } from '@/components/ui/button';
import type { PaymentMethod } from '@/lib/domain/host/payment-methods';
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
    <ActionForm
      className="host-row host-hold"
      onSubmit={() => run(() => hold(reference, Number(hours)))}
    >
      <SelectField
        id="hold-for"
        label="Hold from now for"
        error={error}
        value={hours}
        options={HOLD_CHOICES}
        onChoose={setHours}
      />
      <Button type="submit" size="small" variant="secondary" disabled={isPending}>
        Change the hold
      </Button>
    </ActionForm>
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
  const part = usePartForm();
  const [method, setMethod] = useState<PaymentMethod>('check');
  const [note, setNote] = useDraft(`paid:${reference}:${id}`);
  const { isPending, error, run } = useAction();
  if (!part.isOpen) return <PartOpener state={part}>Mark as paid elsewhere</PartOpener>;
  return (
    <PartForm
      state={part}
      heading="Paid elsewhere"
      submit={`${formatMoney(amountCents)} was paid`}
      isDisabled={isPending}
      leave="Not yet"
      onSubmit={() =>
        run(
          () => mark(reference, chargeId, { method, note }),
          () => setNote(''),
        )
      }
    >
      <SelectField
        id={`method-${id}`}
        label="Paid by"
        value={method}
        options={METHOD_CHOICES}
        onChoose={setMethod}
      />
      <TextField
        id={`paid-note-${id}`}
        label="Note on the payment"
        error={error}
        maxLength={500}
        value={note}
        onText={setNote}
      />
    </PartForm>
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
          <ActionButton
            variant="quiet"
            aria-label={`Take back: ${label}`}
            work={() => actions.takeBackCharge(id)}
          >
            Take back
          </ActionButton>
          <PaidElsewhereForm
            reference={reference}
            chargeId={id}
            amountCents={amountCents}
            mark={actions.markPaidElsewhere}
          />
        </>
      )}
    </li>
  );
}

type ChargeFormProps = { reference: string; hasEmail: boolean; add: PayActions['addCharge'] };

/** The guest gets an e-mail with the link to pay it; without an address the host hands the link over. */
export function ChargeForm({ reference, hasEmail, add }: ChargeFormProps) {
  const part = usePartForm();
  const [amount, setAmount] = useDraft(`charge-amount:${reference}`);
  const [label, setLabel] = useDraft(`charge-label:${reference}`);
  const [reason, setReason] = useDraft(`charge-reason:${reference}`);
  const { isPending, error, run } = useAction();
  if (!part.isOpen) return <PartOpener state={part}>Charge for something more</PartOpener>;
  const cents = Math.round(Number(amount) * 100);
  return (
    <PartForm
      state={part}
      heading="Charge for something more"
      submit={hasEmail ? 'Send the link to pay' : 'Make the link to pay'}
      isDisabled={isPending}
      onSubmit={() =>
        run(
          () => add(reference, { amountCents: cents, label, reason }),
          () => {
            for (const forget of [setAmount, setLabel, setReason]) forget('');
            part.close(
              hasEmail
                ? `The guest gets an e-mail with the link to pay ${formatMoney(cents)}.`
                : `Copy the link to pay ${formatMoney(cents)} and give it to the guest: there is no e-mail address.`,
            );
          },
        )
      }
    >
      <TextField
        id="charge-label"
        label="For"
        required
        maxLength={120}
        value={label}
        onText={setLabel}
      />
      <TextField
        id="charge-amount"
        label="Amount, $"
        required
        type="number"
        min={1}
        max={100_000}
        step={0.01}
        value={amount}
        onText={setAmount}
      />
      <AreaField
        id="charge-reason"
        label="Why"
        hint="The guest sees it."
        error={error}
        rows={2}
        maxLength={500}
        value={reason}
        onText={setReason}
      />
    </PartForm>
  );
}

'use client';

import { useState } from 'react';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { formatMoney } from '@/lib/format';

type Result<T> = Promise<ActionResult<T>>;
export type BookingActions = {
  addNote: (reference: string, text: string) => Result<unknown>;
  cancelBooking: (
    reference: string,
    input: { expectedRefundCents: number; reason: string },
  ) => Result<{ refundCents: number }>;
  resend: (letterId: string) => Result<unknown>;
};
type CancelProps = {
  reference: string;
  refundCents: number;
  cancel: BookingActions['cancelBooking'];
};

export function CancelBooking({ reference, refundCents, cancel }: CancelProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [refunded, setRefunded] = useState<number | null>(null);
  const [reason, setReason] = useDraft(`cancel:${reference}`);
  const { isPending, error, run } = useAction();
  if (refunded !== null) {
    return <p role="status">Cancelled. {formatMoney(refunded)} goes back to the guest.</p>;
  }
  if (!isAsking) {
    return (
      <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
        Cancel this booking
      </Button>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(
          () => cancel(reference, { expectedRefundCents: refundCents, reason }),
          (result) => {
            setReason('');
            setRefunded(result.refundCents);
          },
        );
      }}
    >
      <p>
        The guest gets <strong>{formatMoney(refundCents)}</strong> back, by the policy of this
        booking.
      </p>
      <Field id="cancel-reason" label="Reason" error={error}>
        {(control) => (
          <input
            {...control}
            required
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            className={controlClass}
          />
        )}
      </Field>
      <div className="host-row">
        <Button type="submit" disabled={isPending}>
          Cancel and refund {formatMoney(refundCents)}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(false)}>
          Keep the booking
        </Button>
      </div>
    </form>
  );
}

type NoteProps = { reference: string; add: BookingActions['addNote'] };

export function NoteForm({ reference, add }: NoteProps) {
  const [text, setText] = useDraft(`note:${reference}`);
  const { isPending, error, run } = useAction();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(
          () => add(reference, text),
          () => setText(''),
        );
      }}
    >
      <Field id="note" label="New note" hint="Only the staff reads it." error={error}>
        {(control) => (
          <textarea
            {...control}
            required
            rows={2}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className={controlClass}
          />
        )}
      </Field>
      <Button type="submit" size="small" disabled={isPending || text.trim() === ''}>
        Add the note
      </Button>
    </form>
  );
}

type ResendProps = { letterId: string; name: string; resend: BookingActions['resend'] };

export function ResendButton({ letterId, name, resend }: ResendProps) {
  const [isSent, setIsSent] = useState(false);
  const { isPending, error, run } = useAction();
  return (
    <span>
      <Button
        size="small"
        variant="secondary"
        disabled={isPending || isSent}
        aria-label={`Send again: ${name}`}
        onClick={() =>
          run(
            () => resend(letterId),
            () => setIsSent(true),
          )
        }
      >
        {isSent ? 'On its way' : 'Send again'}
      </Button>
      {error && <small role="alert">{error}</small>}
    </span>
  );
}

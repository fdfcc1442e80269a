'use client';

import { useState } from 'react';
import type { CancelAction } from './cancel-booking';
import type { MoveActions } from './move-stay';
import type { RefundAction } from './refund-form';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';

type Result<T> = Promise<ActionResult<T>>;
export type BookingActions = MoveActions & {
  addNote: (reference: string, text: string) => Result<unknown>;
  cancelBooking: CancelAction;
  refund: RefundAction;
  resend: (letterId: string) => Result<unknown>;
};
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

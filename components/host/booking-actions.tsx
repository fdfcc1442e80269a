'use client';

import { useState } from 'react';
import type { CancelAction } from './cancel-booking';
import { ActionButton, ActionForm, AreaField } from './fields';
import type { MoveActions } from './move-stay';
import type { RefundAction } from './refund-form';
import { useAction, type ActionResult } from './use-action';
import { useDraft } from './use-draft';
import { Button } from '@/components/ui/button';

type Result<T> = Promise<ActionResult<T>>;
export type BookingActions = MoveActions & {
  addNote: (reference: string, text: string) => Result<unknown>;
  cancelBooking: CancelAction;
  refund: RefundAction;
  resend: (messageId: string) => Result<unknown>;
  stop: (messageId: string) => Result<unknown>;
};
type NoteProps = { reference: string; add: BookingActions['addNote'] };

export function NoteForm({ reference, add }: NoteProps) {
  const [text, setText] = useDraft(`note:${reference}`);
  const { isPending, error, run } = useAction();
  return (
    <ActionForm
      onSubmit={() =>
        run(
          () => add(reference, text),
          () => setText(''),
        )
      }
    >
      <AreaField
        id="note"
        label="New note"
        hint="Only the staff reads it."
        error={error}
        required
        rows={2}
        maxLength={2000}
        value={text}
        onText={setText}
      />
      <Button type="submit" size="small" disabled={isPending || text.trim() === ''}>
        Add the note
      </Button>
    </ActionForm>
  );
}

type ResendProps = { messageId: string; name: string; resend: BookingActions['resend'] };

export function ResendButton({ messageId, name, resend }: ResendProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <span>
      <ActionButton
        disabled={isSent}
        aria-label={`Send again: ${name}`}
        work={() => resend(messageId)}
        onDone={() => setIsSent(true)}
      >
        {isSent ? 'On its way' : 'Send again'}
      </ActionButton>
    </span>
  );
}

type StopProps = { messageId: string; name: string; stop: BookingActions['stop'] };

export function StopButton({ messageId, name, stop }: StopProps) {
  return (
    <span>
      <ActionButton aria-label={`Stop: ${name}`} work={() => stop(messageId)}>
        Stop
      </ActionButton>
    </span>
  );
}

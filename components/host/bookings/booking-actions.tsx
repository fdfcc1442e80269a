'use client';

import { useState } from 'react';
import type { PayActions } from './booking-pay';
import type { CancelAction } from './cancel-booking';
import { ActionButton } from '@/components/host/form/action-button';
import { AreaField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import type { MoveActions } from './move-stay';
import type { RefundAction } from './refund-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { hostTextFormSchema } from '@/lib/schemas/host/messages/messages';

export type BookingActions = MoveActions &
  PayActions & {
    addNote: (reference: string, text: string) => Answer;
    cancelBooking: CancelAction;
    refund: RefundAction;
    resend: (messageId: string) => Answer;
    stop: (messageId: string) => Answer;
  };
type NoteProps = { reference: string; add: BookingActions['addNote'] };

export function NoteForm({ reference, add }: NoteProps) {
  const form = useHostForm({
    id: 'note',
    schema: hostTextFormSchema,
    draft: `note:${reference}`,
    start: { text: '' },
    action: ({ text }) => add(reference, text),
  });
  return (
    <HostForm form={form} onSubmit={() => form.send(form.fields)}>
      <AreaField
        {...form.field('text', 'New note')}
        id="note"
        hint="Only the staff reads it."
        required
        rows={2}
        maxLength={2000}
      />
      <SubmitButton form={form} size="small" disabled={form.fields.text.trim() === ''}>
        Add the note
      </SubmitButton>
    </HostForm>
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

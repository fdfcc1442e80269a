'use client';

import { AreaField, TextField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import {
  OWNER_LIMITS,
  ownerMailSchema,
  ownerNoteSchema,
  type OwnerMail,
} from '@/lib/schemas/host/owners';

export type OwnerFormActions = {
  noteOwner: (id: string, typed: { note: string }) => Answer;
  mailOwner: (id: string, mail: OwnerMail) => Answer;
};

type MailProps = { id: string; mail: OwnerFormActions['mailOwner'] };

/** Emails the owner; the email is kept with the application. */
export function OwnerMailForm({ id, mail }: MailProps) {
  const form = useHostForm({
    id: 'owner-mail',
    schema: ownerMailSchema,
    draft: `owner-mail-${id}`,
    start: { subject: '', body: '' },
    action: (typed: { subject: string; body: string }) => mail(id, typed),
    done: 'On its way, within a minute.',
  });
  const { subject, body } = form.fields;
  return (
    <HostForm form={form} onSubmit={() => form.send(form.fields)}>
      <TextField {...form.field('subject', 'Subject')} required maxLength={OWNER_LIMITS.subject} />
      <AreaField
        {...form.field('body', 'Text')}
        hint="Your name and your shop’s are added below."
        required
        rows={8}
        maxLength={OWNER_LIMITS.body}
      />
      <SubmitButton form={form} disabled={subject.trim() === '' || body.trim() === ''}>
        Send email
      </SubmitButton>
    </HostForm>
  );
}

type NoteProps = { id: string; note: OwnerFormActions['noteOwner'] };

/** A note that only the staff can see. */
export function OwnerNoteForm({ id, note }: NoteProps) {
  const form = useHostForm({
    id: 'owner-note',
    schema: ownerNoteSchema,
    draft: `owner-note-${id}`,
    start: { note: '' },
    action: (typed: { note: string }) => note(id, typed),
    done: 'Added.',
  });
  return (
    <HostForm form={form} onSubmit={() => form.send(form.fields)}>
      <AreaField
        {...form.field('note', 'Note')}
        hint="Only your team sees it. You can’t edit it later."
        required
        rows={4}
        maxLength={OWNER_LIMITS.note}
      />
      <SubmitButton form={form} disabled={form.fields.note.trim() === ''}>
        Add note
      </SubmitButton>
    </HostForm>
  );
}

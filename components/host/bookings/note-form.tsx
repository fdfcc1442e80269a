'use client';

import { AreaField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { hostTextFormSchema } from '@/lib/schemas/host/messages/messages';

export type AddNote = (reference: string, text: string) => Answer;
type Props = { reference: string; add: AddNote };

export function NoteForm({ reference, add }: Props) {
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
        hint="Only your team sees it."
        required
        rows={2}
        maxLength={2000}
      />
      <SubmitButton form={form} size="small" disabled={form.fields.text.trim() === ''}>
        Add note
      </SubmitButton>
    </HostForm>
  );
}

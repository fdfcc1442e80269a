'use client';

import { AssignmentFields } from './assignment-fields';
import { TextField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import {
  invitationFormSchema,
  type CabinChoice,
  type InvitationForm,
} from '@/lib/schemas/host/staff/staff-list';

export type Invite = (form: InvitationForm) => Answer;
type Props = { cabins: readonly CabinChoice[]; invite: Invite };

const EMPTY: InvitationForm = { email: '', name: '', role: 'manager', cabinIds: [] };

export function InviteForm({ cabins, invite }: Props) {
  const form = useHostForm({
    id: 'invite',
    schema: invitationFormSchema,
    draft: 'invite',
    start: EMPTY,
    action: invite,
    // The next invitation is often for the same role.
    onDone: () => form.change({ ...form.fields, email: '', name: '' }),
    done: (_, sent) => `${sent.name || sent.email} is invited.`,
  });
  return (
    <HostForm form={form} onSubmit={() => form.send(form.fields)}>
      <TextField
        {...form.field('email', 'Email')}
        hint="We’ll email a link within two minutes. After that, they sign in with a code by email."
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        required
        maxLength={254}
      />
      <TextField
        {...form.field('name', 'Name')}
        hint="What you call this person here. Leave it empty to show the email address."
        autoComplete="off"
        maxLength={100}
      />
      <AssignmentFields id="invite" place={form.fields} cabins={cabins} onChange={form.change} />
      <SubmitButton form={form}>Invite</SubmitButton>
    </HostForm>
  );
}

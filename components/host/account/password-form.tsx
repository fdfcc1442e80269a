'use client';

import { TextField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { newPasswordSchema, type NewPassword } from '@/lib/schemas/host/account';

type Props = {
  change: (typed: NewPassword) => Answer;
  email: string;
};

export function PasswordForm({ change, email }: Props) {
  const form = useHostForm({
    id: 'account',
    schema: newPasswordSchema,
    start: { current: '', password: '' },
    action: change,
    done: 'Your password is set.',
  });
  return (
    <HostForm form={form} onSubmit={() => form.send(form.fields)}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        {...form.field('current', 'Old password')}
        id="current-password"
        hint="Leave this empty if you have none yet."
        name="current"
        type="password"
        autoComplete="current-password"
        maxLength={200}
      />
      <TextField
        {...form.field('password', 'New password')}
        id="new-password"
        hint="12 characters or more. You’ll be signed out on your other devices."
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={72}
        required
      />
      <SubmitButton form={form}>Set password</SubmitButton>
    </HostForm>
  );
}

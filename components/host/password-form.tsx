'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';

export type PasswordState = 'set' | 'weak' | 'same' | 'signed-out' | 'failed' | null;
type Props = {
  action: (state: PasswordState, form: FormData) => Promise<PasswordState>;
  email: string;
};

const ERRORS: Record<string, string> = {
  weak: 'Use at least 12 characters that are hard to guess.',
  same: 'This is your password already.',
  'signed-out': 'You are signed out. Sign in again first.',
  failed: 'The password could not be set. Please try again.',
};

export function PasswordForm({ action, email }: Props) {
  const [state, submit, isPending] = useActionState(action, null);
  return (
    <form action={submit}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <InputField
        id="new-password"
        label="New password"
        hint="12 characters or more."
        error={state && state !== 'set' ? ERRORS[state] : null}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={200}
        required
      />
      <Button type="submit" disabled={isPending}>
        Set the password
      </Button>
      <p role="status">{state === 'set' ? 'The password is set.' : ''}</p>
    </form>
  );
}

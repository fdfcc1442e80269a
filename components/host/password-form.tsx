'use client';

import { useRef, useState } from 'react';
import { ActionForm } from './fields';
import { useAction, type ActionResult } from './use-action';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';

export type NewPassword = { current: string; password: string };
type Props = {
  change: (typed: NewPassword) => Promise<ActionResult<unknown>>;
  email: string;
};

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export function PasswordForm({ change, email }: Props) {
  const [isSet, setIsSet] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const { isPending, error, run } = useAction();
  return (
    <ActionForm
      ref={fields}
      onSubmit={(form) => {
        setIsSet(false);
        const typed = { current: textOf(form, 'current'), password: textOf(form, 'password') };
        run(
          () => change(typed),
          () => {
            fields.current?.reset();
            setIsSet(true);
          },
        );
      }}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <InputField
        id="current-password"
        label="Old password"
        hint="Leave this empty if you have none yet."
        name="current"
        type="password"
        autoComplete="current-password"
        maxLength={200}
      />
      <InputField
        id="new-password"
        label="New password"
        hint="12 characters or more. Your other devices are signed out."
        error={error}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={72}
        required
      />
      <Button type="submit" disabled={isPending}>
        Set the password
      </Button>
      <p role="status">{isSet ? 'The password is set.' : ''}</p>
    </ActionForm>
  );
}

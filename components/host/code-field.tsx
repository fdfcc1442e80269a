'use client';

import { controlClass, Field } from '@/components/ui/field';

type Props = { id: string; code: string; error: string | null; onChange: (code: string) => void };

/** Six digits of an authenticator app. */
export function CodeField({ id, code, error, onChange }: Props) {
  return (
    <Field id={id} label="Code" hint="Six digits, from your authenticator app." error={error}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={10}
          value={code}
          onChange={({ target }) => onChange(target.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}

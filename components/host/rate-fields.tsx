'use client';

import { controlClass, Field } from '@/components/ui/field';

type Props = {
  id: string;
  label: string;
  hint?: string;
  value: string;
  min: number;
  max: number;
  step?: number;
  /** Whether it may be left empty. */
  isOptional?: boolean;
  onChange: (value: string) => void;
};

export function RateField({ id, label, hint, value, onChange, isOptional, ...limits }: Props) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          {...limits}
          type="number"
          inputMode="decimal"
          required={!isOptional}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { controlClass, Field } from '@/components/ui/field';
import { InputField } from '@/components/ui/input-field';
import type { StepErrors } from './check-step';
import type { Draft } from './draft';

type TextField = {
  [Key in keyof Draft]: Draft[Key] extends string ? Key : never;
}[keyof Draft];

export type StepProps = {
  draft: Draft;
  errors: StepErrors;
  onChange: (change: Partial<Draft>) => void;
};

type InputProps = StepProps & { name: TextField } & Omit<
    ComponentProps<typeof InputField>,
    'id' | 'name' | 'onChange'
  >;

export function TextInput({ draft, errors, onChange, name, ...input }: InputProps) {
  return (
    <InputField
      id={name}
      error={errors[name]}
      {...input}
      name={name}
      value={draft[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
}

type AreaProps = StepProps & { name: TextField; label: string; hint?: string; rows: number };

export function LongInput({ draft, errors, onChange, name, label, hint, rows }: AreaProps) {
  return (
    <Field id={name} label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          rows={rows}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          className={`${controlClass} py-3`}
        />
      )}
    </Field>
  );
}

type CheckProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

export function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-spruce-800"
      />
      {label}
    </label>
  );
}

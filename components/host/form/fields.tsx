'use client';

import { useRef, type ComponentProps, type ReactNode } from 'react';
import type { Option } from '@/components/host/copy/option';
import { useEarlyInput, useEarlyText } from './use-early-input';
import { controlClass, Field } from '@/components/ui/field';
import { InputField } from '@/components/ui/input-field';
import { HOST_PARTY_LIMITS } from '@/lib/domain/stays/party';

type Label = Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'hint' | 'error'>;
type OnText = { onText: (text: string) => void };
type TextProps = Omit<ComponentProps<typeof InputField>, 'onChange'> & OnText;

export function TextField({ onText, ...field }: TextProps) {
  useEarlyText(field.id, field.value, onText);
  return <InputField {...field} onChange={({ target }) => onText(target.value)} />;
}

type AreaProps = Label & OnText & Omit<ComponentProps<'textarea'>, 'onChange'>;

export function AreaField({ id, label, hint, error, onText, ...area }: AreaProps) {
  useEarlyText(id, area.value, onText);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          onChange={({ target }) => onText(target.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}

/** The fields of a party with their minimum and maximum. */
export const PARTY_COUNTS = [
  ['adults', 'Adults', ...HOST_PARTY_LIMITS.adults],
  ['children', 'Children', ...HOST_PARTY_LIMITS.children],
  ['pets', 'Pets', ...HOST_PARTY_LIMITS.pets],
] as const;

type SelectProps<Value> = Label &
  Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
    value: Value;
    options: readonly Option<Value>[];
    onChoose: (value: Value) => void;
  };

export function SelectField<Value extends string | number>({
  id,
  label,
  hint,
  error,
  options,
  onChoose,
  ...select
}: SelectProps<Value>) {
  function choose({ selectedIndex }: HTMLSelectElement) {
    const chosen = options[selectedIndex];
    if (chosen) onChoose(chosen[0]);
  }
  const stored = options.findIndex(([value]) => value === select.value);
  const element = useRef<HTMLSelectElement>(null);
  useEarlyInput(
    element,
    // If the stored value is no longer an option, the browser selects another one.
    ({ selectedIndex }) => stored !== -1 && selectedIndex !== stored,
    choose,
  );
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <select
          ref={element}
          {...control}
          {...select}
          onChange={({ target }) => choose(target)}
          className={controlClass}
        >
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> & {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

/** A checkbox that also counts a click from before hydration. */
export function Tick({ isChecked, onChange, ...input }: TickProps) {
  const control = useRef<HTMLInputElement>(null);
  useEarlyInput(
    control,
    ({ checked }) => checked !== isChecked,
    ({ checked }) => onChange(checked),
  );
  return (
    <input
      {...input}
      ref={control}
      type="checkbox"
      // After Back, the browser would restore a check that was removed since.
      autoComplete="off"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

type CheckProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

export function CheckOption({ label, ...tick }: CheckProps) {
  return (
    <label className="host-option">
      <Tick {...tick} />
      {label}
    </label>
  );
}

type RadioProps<Value> = {
  name: string;
  chosen: Value | null;
  options: readonly Option<Value>[];
  onChoose: (value: Value) => void;
  /** Shown before an option's name. */
  markOf?: (value: Value) => ReactNode;
};

export function RadioOptions<Value extends string>({
  name,
  chosen,
  options,
  onChoose,
  markOf,
}: RadioProps<Value>) {
  return options.map(([value, label]) => (
    <RadioOption
      key={value}
      name={name}
      value={value}
      isChosen={chosen === value}
      onChoose={() => onChoose(value)}
    >
      {markOf?.(value)}
      {label}
    </RadioOption>
  ));
}

type RadioOptionProps = {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

function RadioOption({ name, value, isChosen, onChoose, children }: RadioOptionProps) {
  const control = useRef<HTMLInputElement>(null);
  useEarlyInput(control, ({ checked }) => checked && !isChosen, onChoose);
  return (
    <label className="host-option">
      <input
        ref={control}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}

/** A number input for dollars. */
export function DollarsField({ min, ...field }: Omit<TextProps, 'label'> & { min: number }) {
  return (
    <TextField
      {...field}
      label="Amount ($)"
      type="number"
      min={min}
      max={100_000}
      step={0.01}
      required
    />
  );
}

/** An amount in dollars, used by forms that change a booking. */
export function AmountField(field: Omit<TextProps, 'label'>) {
  return (
    <TextField
      {...field}
      label="Amount in dollars"
      required
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

/** The database requires a reason for every change of a booking. */
export function ReasonField(field: Omit<TextProps, 'label'>) {
  const hint = field.hint ? `Required. ${field.hint as string}` : 'Required.';
  return <TextField {...field} label="Reason" hint={hint} required maxLength={500} />;
}

/** The six digits of an authenticator app. */
export function CodeField(field: Omit<TextProps, 'label' | 'hint'>) {
  return (
    <TextField
      {...field}
      label="Code"
      hint="Six digits, from your authenticator app."
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={10}
    />
  );
}

export function RateField(field: TextProps) {
  return <TextField required {...field} type="number" inputMode="decimal" />;
}

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void };

/** A form that is submitted by script, without leaving the page. */
export function ActionForm({ onSubmit, ...form }: FormProps) {
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}

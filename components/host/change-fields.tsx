import { controlClass, Field } from '@/components/ui/field';

type Props = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  hint?: string;
};

/** An amount in dollars, as it is typed, in the forms that change a booking. */
export function AmountField({ value, onChange, ...field }: Props) {
  return (
    <Field label="Amount in dollars" {...field}>
      {(control) => (
        <input
          {...control}
          required
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}

/** The reason that the database asks of every change of a booking. */
export function ReasonField({ value, onChange, ...field }: Props) {
  return (
    <Field label="Reason" {...field}>
      {(control) => (
        <input
          {...control}
          required
          maxLength={500}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}

import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';

/** The attributes that tie a control to its label, hint and error. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  children: (control: FieldControl) => ReactNode;
};

export const controlClass = 'control';

/** Links a label, a hint and an error to one control; ids come from `id`, so that it works on the server too. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': joinClasses(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hintId && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {errorId && (
        <p id={errorId} role="alert" className="text-sm font-medium text-ember-700">
          {error}
        </p>
      )}
    </div>
  );
}

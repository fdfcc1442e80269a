import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { controlClass, Field } from '@/components/ui/field';

type Props = Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'hint' | 'error'> &
  ComponentProps<'input'>;

export function InputField({ id, label, hint, error, className, ...input }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input {...control} {...input} className={joinClasses(controlClass, className)} />
      )}
    </Field>
  );
}

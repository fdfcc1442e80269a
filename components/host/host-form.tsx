'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { ActionForm } from './fields';
import type { HostFormState } from './use-host-form';
import type { InlineFormState } from './use-inline-form';
import { Button } from '@/components/ui/button';

type FormProps = ComponentProps<typeof ActionForm> & {
  form: HostFormState;
  /** It takes the focus when it opens. */
  isOpened?: boolean;
};

/** A form of useHostForm: what is wrong is said beside its field, and the first such field takes the focus. */
export function HostForm({ form, isOpened = false, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { failures } = form;
  useEffect(() => {
    if (isOpened) element.current?.focus();
  }, [isOpened]);
  useEffect(() => {
    if (failures.length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return <ActionForm ref={element} noValidate {...props} />;
}

type SubmitProps = Omit<ComponentProps<typeof Button>, 'form'> & { form: HostFormState };

/** The button that sends a form, and what came of it. */
export function SubmitButton({ form, disabled, ...button }: SubmitProps) {
  return (
    <>
      {form.error && <p role="alert">{form.error}</p>}
      <Button {...button} type="submit" disabled={form.isPending || disabled} />
      <p role="status">{form.done}</p>
    </>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

type OpenerProps = { state: InlineFormState; children: string };

/** The button in whose place an InlineForm opens, and what came of it. */
export function InlineFormOpener({ state, children }: OpenerProps) {
  const { done, wasOpen, open } = state;
  return (
    <>
      <p role="status">{done}</p>
      <Button ref={wasOpen ? takeFocus : undefined} variant="secondary" size="small" onClick={open}>
        {children}
      </Button>
    </>
  );
}

type InlineFormProps = FormProps & {
  state: InlineFormState;
  heading: string;
  submit: string;
  isDisabled?: boolean;
  leave?: string;
};

/** A form within a page, in place of its InlineFormOpener. */
export function InlineForm({
  form,
  state,
  heading,
  submit,
  isDisabled = false,
  leave = 'Leave it',
  children,
  onSubmit,
}: InlineFormProps) {
  return (
    <HostForm form={form} isOpened tabIndex={-1} aria-label={heading} onSubmit={onSubmit}>
      <h3>{heading}</h3>
      {children}
      {form.error && <p role="alert">{form.error}</p>}
      <div className="host-row">
        <Button type="submit" disabled={form.isPending || isDisabled}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={() => state.close()}>
          {leave}
        </Button>
      </div>
    </HostForm>
  );
}

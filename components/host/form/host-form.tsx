'use client';

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { ActionForm } from './fields';
import type { HostFormState } from './use-host-form';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';

type FormProps = ComponentProps<typeof ActionForm> & {
  form: HostFormState;
  /** Focuses the form when it opens. */
  isOpened?: boolean;
};

/** A form of useHostForm. Errors are shown beside their fields, and the first such field gets the focus. */
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

/** The submit button and the result. */
export function SubmitButton({ form, disabled, ...button }: SubmitProps) {
  return (
    <>
      {form.error && <p role="alert">{form.error}</p>}
      <Button {...button} type="submit" disabled={form.isPending || disabled} />
      <p role="status">{form.done}</p>
    </>
  );
}

type InlineFormProps = FormProps & {
  heading: string;
  /** The label of the button that opens the form; null for no button. */
  opener?: ReactNode;
  submit: string;
  isDisabled?: boolean;
  leave?: string;
};

/** A form that opens in place of a button, where its result is shown afterwards. */
export function InlineForm({
  form,
  heading,
  opener = heading,
  submit,
  isDisabled = false,
  leave = 'Leave it',
  children,
  onSubmit,
}: InlineFormProps) {
  const { isOpen, wasOpen, open, close } = form.inline;
  if (!isOpen) {
    return (
      <>
        <p role="status">{form.done}</p>
        {opener !== null && (
          <Button
            ref={wasOpen ? takeFocus : undefined}
            variant="secondary"
            size="small"
            onClick={open}
          >
            {opener}
          </Button>
        )}
      </>
    );
  }
  return (
    <HostForm form={form} isOpened tabIndex={-1} aria-label={heading} onSubmit={onSubmit}>
      <h3>{heading}</h3>
      {children}
      {form.error && <p role="alert">{form.error}</p>}
      <div className="host-row">
        <Button type="submit" disabled={form.isPending || isDisabled}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={close}>
          {leave}
        </Button>
      </div>
    </HostForm>
  );
}

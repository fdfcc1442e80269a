'use client';

import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { controlClass, Field } from '@/components/ui/field';
import { editPhone, type PhoneEdit } from '@/lib/domain/values/phone';

type PhoneFieldProps = {
  edit: PhoneEdit;
  onEdit: (edit: PhoneEdit) => void;
  onLeave: () => void;
  onEnter: () => void;
  hint: ReactNode;
  error: string | null;
  isReadOnly: boolean;
  autoFocus: boolean;
};

/** A US number that takes its shape while it is typed; the caret stays where the visitor works. */
export function PhoneField({
  edit,
  onEdit,
  onLeave,
  onEnter,
  hint,
  error,
  isReadOnly,
  autoFocus,
}: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Also runs after an edit that changed nothing, when React moves the caret.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) {
      input.current?.setSelectionRange(edit.caret, edit.caret);
    }
  }, [edit]);

  // Enter does not submit a form whose button is disabled.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  }

  return (
    <Field id="text-phone" label="Your mobile number" hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-ink-soft"
          >
            +1
          </span>
          <input
            {...control}
            ref={input}
            type="tel"
            name="phone"
            inputMode="tel"
            autoComplete="tel-national"
            enterKeyHint="send"
            placeholder="(865) 555-0123"
            required
            autoFocus={autoFocus}
            readOnly={isReadOnly}
            value={edit.value}
            onChange={({ target }) =>
              onEdit(editPhone(edit.value, target.value, target.selectionStart ?? Infinity))
            }
            onBlur={onLeave}
            onKeyDown={onKeyDown}
            className={joinClasses(controlClass, 'pl-12 tabular-nums')}
          />
        </div>
      )}
    </Field>
  );
}

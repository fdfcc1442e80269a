'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { MessageIcon } from '@/components/ui/icons';
import { forgetPhone, readSavedPhone } from '@/lib/browser/saved-phone';
import { isCompletePhone, type PhoneEdit } from '@/lib/domain/values/phone';
import { paths } from '@/lib/paths';
import { textDisclosure } from '@/lib/text-disclosure';
import { PhoneField } from './phone-field';
import { SavedPhone } from './saved-phone';

const INVALID = 'Please enter a valid 10-digit phone number';
const EMPTY: PhoneEdit = { value: '', caret: 0 };

const toEdit = (value: string): PhoneEdit => ({ value, caret: value.length });

const focusField = () => document.getElementById('text-phone')?.focus();

// In a new tab: the page under the dialog would change, and the dialog stay.
const Disclosure = () => (
  <>
    {textDisclosure.text}{' '}
    <a href={paths.terms} target="_blank" rel="noopener" className="underline">
      Terms
    </a>{' '}
    ·{' '}
    <a href={paths.privacy} target="_blank" rel="noopener" className="underline">
      Privacy
    </a>
  </>
);

type TextFormProps = {
  isSending: boolean;
  error: string | null;
  onSend: (phone: string) => void;
  onEdited: () => void;
};

export function TextForm({ isSending, error, onSend, onEdited }: TextFormProps) {
  const [edit, setEdit] = useState(EMPTY);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [savedPhone, setSavedPhone] = useState(readSavedPhone);
  const [isFieldFirst] = useState(savedPhone === null);
  const isValid = isCompletePhone(edit.value);

  function change(next: PhoneEdit) {
    setEdit(next);
    setIsIncomplete(false);
    if (error !== null) onEdited();
  }

  function forget() {
    forgetPhone();
    setSavedPhone(null);
    focusField();
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isSending) return;
    if (isValid) onSend(edit.value);
    else setIsIncomplete(true);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {savedPhone !== null && edit.value === '' && (
        <SavedPhone
          phone={savedPhone}
          onUse={() => {
            change(toEdit(savedPhone));
            focusField();
          }}
          onForget={forget}
        />
      )}
      <PhoneField
        edit={edit}
        onEdit={change}
        onLeave={() => setIsIncomplete(edit.value !== '' && !isValid)}
        onEnter={() => submit()}
        hint={<Disclosure />}
        error={isIncomplete ? INVALID : error}
        isReadOnly={isSending}
        autoFocus={isFieldFirst}
      />
      <Button
        type="submit"
        variant="accent"
        disabled={!isValid}
        aria-disabled={isSending || undefined}
      >
        <MessageIcon />
        {isSending ? 'Sending...' : 'Text me the link'}
      </Button>
    </form>
  );
}

'use client';

import { MessageSquare } from 'lucide';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { forgetPhone, readSavedPhone } from '@/lib/browser/storage/saved-phone';
import { isCompletePhone, type PhoneEdit } from '@/lib/domain/values/phone';
import { paths } from '@/lib/http/paths';
import { PhoneField } from './phone-field';
import type { useTextRequest } from './use-text-request';

type SavedPhoneProps = { phone: string; onUse: () => void; onForget: () => void };

/** Fills in the last used number; nothing is sent. */
function SavedPhone({ phone, onUse, onForget }: SavedPhoneProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" size="small" autoFocus onClick={onUse} className="tabular-nums">
        Use {phone}
      </Button>
      <Button variant="quiet" size="small" onClick={onForget}>
        Forget this number
      </Button>
    </div>
  );
}

const INVALID = 'Please enter a valid 10-digit phone number';
const EMPTY: PhoneEdit = { value: '', caret: 0 };

const toEdit = (value: string): PhoneEdit => ({ value, caret: value.length });

const focusField = () => document.getElementById('text-phone')?.focus();

// Opens a new tab, because the dialog would stay open over another page.
const Disclosure = ({ consent }: { consent: string }) => (
  <>
    {consent}{' '}
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
  /** The button's text. */
  action: string;
  request: ReturnType<typeof useTextRequest>;
};

export function TextForm({ action, request }: TextFormProps) {
  const { state, consent, send, clearError } = request;
  const isSending = state.phase === 'sending';
  const error = state.phase === 'idle' ? state.error : null;
  const [edit, setEdit] = useState(EMPTY);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [savedPhone, setSavedPhone] = useState(readSavedPhone);
  const [isFieldFirst] = useState(savedPhone === null);
  const isValid = isCompletePhone(edit.value) && !edit.isRefused;

  function change(next: PhoneEdit) {
    setEdit(next);
    setIsIncomplete(next.isRefused === true);
    if (error !== null) clearError();
  }

  function forget() {
    forgetPhone();
    setSavedPhone(null);
    focusField();
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isSending) return;
    if (isValid) void send(edit.value);
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
        hint={<Disclosure consent={consent.text} />}
        error={isIncomplete ? INVALID : error}
        isReadOnly={isSending}
        autoFocus={isFieldFirst}
      />
      <Button
        type="submit"
        variant="accent"
        className="btn-reserve"
        disabled={!isValid}
        aria-disabled={isSending || undefined}
      >
        <Icon shapes={MessageSquare} />
        {isSending ? 'Sending...' : action}
      </Button>
    </form>
  );
}

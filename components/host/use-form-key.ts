'use client';

import { useState } from 'react';
import { readSession, removeSession, writeSession } from '@/lib/browser/storage/storage';
import { createUuid, isUuid } from '@/lib/browser/uuid';

/**
 * The key a form is sent under, made when the form opens: under the same key the database does it once. It outlives a
 * reload, a lost answer and a copy of the tab, as long as the page shows the same (`seen`) when the form opens.
 */
export function useFormKey(form: string, seen: string | number) {
  const name = `host-draft:key:${form}`;
  const [key, setKey] = useState('');
  function open() {
    const mark = `${seen} `;
    const stored = readSession(name) ?? '';
    const former = stored.startsWith(mark) ? stored.slice(mark.length) : '';
    const next = isUuid(former) ? former : createUuid();
    setKey(next);
    writeSession(name, mark + next);
  }
  return { key, open, forget: () => removeSession(name) };
}

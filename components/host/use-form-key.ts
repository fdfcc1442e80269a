'use client';

import { useState } from 'react';
import { createUuid, isUuid } from '@/lib/browser/uuid';

/**
 * The key a form is sent under, made when the form opens: under the same key the database does it once. It outlives a
 * reload, a lost answer and a copy of the tab, as long as the page shows the same (`seen`) when the form opens; null: there is none.
 */
export function useFormKey(form: string, seen: string | number | null) {
  const name = `host-draft:key:${form}`;
  const [key, setKey] = useState(() => {
    if (seen === null) return '';
    const mark = `${seen} `;
    try {
      const stored = sessionStorage.getItem(name) ?? '';
      const former = stored.startsWith(mark) ? stored.slice(mark.length) : '';
      if (isUuid(former)) return former;
      const made = createUuid();
      sessionStorage.setItem(name, mark + made);
      return made;
    } catch {
      // Without storage the key lives as long as the form.
      return createUuid();
    }
  });
  /** What is sent from now on is something else. */
  function renew() {
    if (seen === null) return;
    setKey(createUuid());
    try {
      sessionStorage.removeItem(name);
    } catch {
      // As above.
    }
  }
  return { key, renew };
}

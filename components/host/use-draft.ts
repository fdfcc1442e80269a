'use client';

import { useEffect, useState } from 'react';

/** Text that outlives a reload or a lost session, in this tab alone. */
export function useDraft(key: string) {
  const name = `host-draft:${key}`;
  const [text, setText] = useState('');
  useEffect(() => {
    try {
      const stored = sessionStorage.getItem(name);
      if (stored) queueMicrotask(() => setText(stored));
    } catch {
      // Without storage the text lives as long as the page.
    }
  }, [name]);
  function change(value: string) {
    setText(value);
    try {
      if (value === '') sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, value);
    } catch {
      // As above.
    }
  }
  return [text, change] as const;
}

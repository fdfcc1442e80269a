'use client';

import { useEffect, useState } from 'react';

/** Text that outlives a reload or a lost session, in this tab alone; null: as long as the page. */
export function useDraft(key: string | null) {
  const name = key === null ? null : `host-draft:${key}`;
  const [text, setText] = useState('');
  useEffect(() => {
    if (name === null) return;
    try {
      const stored = sessionStorage.getItem(name);
      if (stored) queueMicrotask(() => setText(stored));
    } catch {
      // Without storage the text lives as long as the page.
    }
  }, [name]);
  function change(value: string) {
    setText(value);
    if (name === null) return;
    try {
      if (value === '') sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, value);
    } catch {
      // As above.
    }
  }
  return [text, change] as const;
}

/** A whole form as such a draft; what nobody typed yet is as it is `stored`. */
export function useFormDraft<Fields extends object>(key: string | null, stored: Fields) {
  const [text, setText] = useDraft(key);
  let fields = stored;
  try {
    if (text !== '') fields = { ...stored, ...(JSON.parse(text) as Partial<Fields>) };
  } catch {
    // Then what is stored counts.
  }
  return {
    fields,
    isTyped: text !== '',
    change: (part: Partial<Fields>) => setText(JSON.stringify({ ...fields, ...part })),
    forget: () => setText(''),
  };
}

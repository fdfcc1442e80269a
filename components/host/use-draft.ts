'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import {
  readSession,
  removeSession,
  subscribeToStorage,
  writeSession,
} from '@/lib/browser/storage/storage';

/** Text that outlives a reload or a lost session, in this tab alone; null: as long as the page. */
export function useDraft(key: string | null) {
  const name = `host-draft:${key}`;
  const [text, setText] = useState('');
  const subscribe = useCallback(
    (listener: () => void) => subscribeToStorage(name, listener),
    [name],
  );
  const read = () => (key === null ? null : readSession(name));
  const stored = useSyncExternalStore(subscribe, read, () => null);
  function change(value: string) {
    if (key === null) setText(value);
    else if (value === '') removeSession(name);
    else writeSession(name, value);
  }
  return [stored ?? text, change] as const;
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

'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import {
  readSession,
  removeSession,
  subscribeToStorage,
  writeSession,
} from '@/lib/browser/storage/storage';
import { createUuid, isUuid } from '@/lib/browser/uuid';

export type Change<Fields> = Partial<Fields> | ((fields: Fields) => Partial<Fields>);

/**
 * Keeps a form's values across a reload or a lost session, in this tab only. Without a key they last as long as the
 * page. Fields nobody edited have their `stored` value.
 */
export function useFormDraft<Fields extends object>(key: string | null, stored: Fields) {
  const name = `host-draft:${key}`;
  const [typed, setTyped] = useState('');
  const subscribe = useCallback(
    (listener: () => void) => subscribeToStorage(name, listener),
    [name],
  );
  const read = () => (key === null ? null : readSession(name));
  const text = useSyncExternalStore(subscribe, read, () => null) ?? typed;
  return {
    fields: { ...stored, ...parseTyped<Fields>(text) },
    isTyped: text !== '',
    /** Keeps several changes from the same moment. Pass a function for changes that depend on the fields. */
    change: (part: Change<Fields>) => {
      function add(before: string): string {
        const typedPart = parseTyped<Fields>(before);
        const changed = typeof part === 'function' ? part({ ...stored, ...typedPart }) : part;
        return JSON.stringify({ ...typedPart, ...changed });
      }
      if (key === null) setTyped(add);
      else writeSession(name, add(readSession(name) ?? ''));
    },
    /** Everything typed so far. */
    typed: text,
    forget: () => (key === null ? setTyped('') : removeSession(name)),
    /** Clears what was submitted (`sent`, the `typed` of that moment) and keeps what was typed since. */
    clearSubmitted: (sent: string) => {
      if (key === null) return setTyped((now) => typedSince(now, sent));
      const left = typedSince(readSession(name) ?? '', sent);
      if (left === '') removeSession(name);
      else writeSession(name, left);
    },
  };
}

function typedSince(now: string, sent: string): string {
  const before = parseTyped<Record<string, unknown>>(sent);
  const left = Object.entries(parseTyped<Record<string, unknown>>(now)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return left.length === 0 ? '' : JSON.stringify(Object.fromEntries(left));
}

function parseTyped<Fields>(text: string): Partial<Fields> {
  try {
    return text === '' ? {} : (JSON.parse(text) as Partial<Fields>);
  } catch {
    // An unreadable draft counts as empty.
    return {};
  }
}

/**
 * Returns an idempotency key, created when the form opens. It outlives a reload, a lost response, and a copy of the
 * tab, as long as the page shows the same (`seen`) when the form opens.
 */
export function useFormKey(form: string, seen: string | number) {
  const name = `host-draft:key:${form}`;
  const [key, setKey] = useState('');
  function open() {
    const mark = `${seen} `;
    const stored = readSession(name) ?? '';
    const previousKey = stored.startsWith(mark) ? stored.slice(mark.length) : '';
    const next = isUuid(previousKey) ? previousKey : createUuid();
    setKey(next);
    writeSession(name, mark + next);
  }
  return { key, open, forget: () => removeSession(name) };
}

'use client';

import { useId, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { useAction, type Answer } from './use-action';
import { useFormDraft, useFormKey, type Change } from './use-draft';
import { createStore } from '@/lib/browser/store';
import { problemOf } from '@/lib/domain/host/input-problem';
import type { Refusal } from '@/lib/schemas/host/refusal';

/** The id of the form sent last. Only its result is still news. */
const lastSentForm = createStore('');

type Options<Fields extends object, Input, Result> = {
  /** A prefix for the ids of its fields. */
  id: string;
  /** The server's schema. Its errors are shown beside the fields of the same name. */
  schema: z.ZodType<unknown, Input>;
  /** The initial values. */
  start: Fields;
  /** Keeps the draft in this tab under this key; null keeps it as long as the page. */
  draft?: string | null;
  /** An InlineForm gets an idempotency key that holds as long as the page shows this. */
  seen?: string | number;
  /** Whether sending it again is safe; without `seen`, the form has a key of its own. */
  isOnce?: boolean;
  action: (input: Input) => Answer<Result>;
  onDone?: (result: Result) => void;
  /** The message after success, shown until something is typed. */
  done?: string | ((result: Result, input: Input) => string);
};

/** The state of a console form, from its values to its result. */
export function useHostForm<Fields extends object, Input, Result>({
  id,
  schema,
  start,
  draft = null,
  seen = '',
  isOnce = seen !== '',
  action,
  onDone,
  done = '',
}: Options<Fields, Input, Result>) {
  type Name = keyof Fields & string;
  const { fields, ...stored } = useFormDraft(draft, start);
  const sentUnder = useFormKey(draft ?? id, seen);
  const { isPending, failures, fail, run } = useAction(isOnce);
  // Fields edited since the last submit, whose errors are outdated.
  const [edited, setEdited] = useState<readonly string[]>([]);
  const formId = useId();
  const lastSent = useSyncExternalStore(lastSentForm.subscribe, lastSentForm.get, () => '');
  const [said, setSaid] = useState('');
  const [isOpen, setIsOpen] = useState<boolean | null>(null);

  function change(part: Change<Fields>) {
    stored.change(part);
    const names = Object.keys(typeof part === 'function' ? part(fields) : part);
    setEdited((before) => [...new Set([...before, ...names])]);
    setSaid('');
  }
  function problemIn(issue: z.core.$ZodIssue): Refusal {
    const detail = problemOf([issue]);
    const isEmpty = fields[detail.field as Name] === '';
    return { code: 'bad_input', detail: isEmpty ? { ...detail, problem: 'empty' } : detail };
  }
  function send(input: Input) {
    setEdited([]);
    setSaid('');
    const { error } = schema.safeParse(input);
    if (error) return fail(error.issues.map(problemIn));
    const submitted = stored.typed;
    run(
      () => action(input),
      (result) => {
        stored.clearSubmitted(submitted);
        sentUnder.forget();
        onDone?.(result);
        setIsOpen(false);
        lastSentForm.set(formId);
        setSaid(typeof done === 'string' ? done : done(result, input));
      },
    );
  }
  /** State for an InlineForm. */
  const inline = {
    isOpen: isOpen === true,
    wasOpen: isOpen === false,
    open: () => {
      setSaid('');
      if (seen !== '') sentUnder.open();
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
  const errorOf = (name: string) =>
    edited.includes(name) ? null : (failures.find(({ field }) => field === name)?.text ?? null);
  const control = <Field extends Name>(name: Field, label: string) => ({
    id: `${id}-${name}`,
    label,
    value: fields[name],
    error: errorOf(name),
  });
  const set = (name: Name) => (value: unknown) => change({ [name]: value } as Partial<Fields>);
  return {
    fields,
    isPending,
    failures,
    change,
    send,
    errorOf,
    inline,
    /** Resets the form to its initial values. */
    forget: () => {
      stored.forget();
      fail([]);
    },
    done: lastSent === formId ? said : '',
    key: sentUnder.key,
    /** The error that isn't about a field of the form. */
    error: failures.find(({ field }) => !Object.hasOwn(fields, field))?.text ?? null,
    /** Returns the props of a text field. */
    field: <Field extends Name>(name: Field, label = '') => ({
      ...control(name, label),
      onText: set(name) as (text: Fields[Field]) => void,
    }),
    /** Returns the props of a field with options. */
    choice: <Field extends Name>(name: Field, label = '') => ({
      ...control(name, label),
      onChoose: set(name) as (value: Fields[Field]) => void,
    }),
  };
}

export type HostFormState = Pick<
  ReturnType<typeof useHostForm>,
  'isPending' | 'failures' | 'error' | 'done' | 'inline'
>;

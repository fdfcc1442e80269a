'use client';

import { useState, useTransition } from 'react';
import { failureOf, OFFLINE } from './action-failure';
import { refusalText, type Refusal } from './refusal-copy';
import { askSecondFactor } from './second-factor-store';
import { setSignedOut } from './signed-out-store';
import type { RefusalCode } from '@/lib/schemas/host/refusal';

/** What a server action of the console returns. */
export type ActionResult<T> =
  { ok: true; data: T } | { ok: false; code: RefusalCode; detail?: Record<string, unknown> };

type Told = { text: string; field: string };

const told = (refusal: Refusal, isOnce: boolean): Told => ({
  text: refusalText(refusal, isOnce),
  field: typeof refusal.detail?.field === 'string' ? refusal.detail.field : '',
});

/** Runs one write at a time, and says in words what came of it. `isOnce`: sent again, it is done once. */
export function useAction(isOnce = false) {
  const [isPending, start] = useTransition();
  const [failure, setFailure] = useState<Told | null>(null);
  function run<T>(work: () => Promise<ActionResult<T>>, onDone?: (result: T) => void) {
    if (isPending) return;
    setFailure(null);
    if (!navigator.onLine) return setFailure(told(OFFLINE, isOnce));
    start(async () => {
      const result = await work().catch(failureOf);
      if (result.ok) return onDone?.(result.data);
      setFailure(told(result, isOnce));
      if (result.code === 'second_factor') askSecondFactor(() => run(work, onDone));
      if (result.code === 'signed-out') setSignedOut(true);
    });
  }
  return {
    isPending,
    error: failure?.text ?? null,
    /** Of that field, as the code names it. */
    errorOf: (field: string) => (failure?.field === field ? failure.text : null),
    /** Of everything but these fields, which show their own. */
    errorBut: (...fields: readonly string[]) =>
      failure && !fields.includes(failure.field) ? failure.text : null,
    setError: (text: string | null) => setFailure(text === null ? null : { text, field: '' }),
    run,
  };
}

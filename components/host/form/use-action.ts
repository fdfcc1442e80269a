'use client';

import { useState, useTransition } from 'react';
import { failureOf, OFFLINE } from './action-failure';
import { reportLostWrite } from './lost-writes-store';
import { fieldOf } from '@/components/host/copy/input-copy';
import { refusalText } from '@/components/host/copy/refusal-copy';
import { askSecondFactor } from './second-factor-store';
import { setSignedOut } from './signed-out-store';
import type { Refusal, RefusalCode } from '@/lib/schemas/host/refusal';

/** The result of a server action of the console. */
export type ActionResult<T> =
  { ok: true; data: T } | { ok: false; code: RefusalCode; detail?: Record<string, unknown> };
export type Answer<T = unknown> = Promise<ActionResult<T>>;

/** `field` is the field's name in the code. */
type Failure = { text: string; field: string };
const NONE: readonly Failure[] = [];

/** Runs one write at a time and describes its result. `isOnce`: sending it again is safe. */
export function useAction(isOnce = false) {
  const [isPending, start] = useTransition();
  const [failures, setFailures] = useState(NONE);
  const fail = (refusals: readonly Refusal[]) =>
    setFailures(
      refusals.map((refusal) => ({
        text: refusalText(refusal, isOnce),
        field: fieldOf(refusal),
      })),
    );
  function run<T>(work: () => Promise<ActionResult<T>>, onDone?: (result: T) => void) {
    if (isPending) return;
    setFailures(NONE);
    if (!navigator.onLine) return fail([OFFLINE]);
    start(async () => {
      const result = await work().catch(failureOf);
      // In the transition that refreshes the page, so that a success message never shows next to stale data.
      if (result.ok) return start(() => onDone?.(result.data));
      fail([result]);
      if (result.code === 'second_factor') askSecondFactor(() => run(work, onDone));
      if (result.code === 'signed-out') setSignedOut(true);
      if (result.code === 'lost' || result.code === 'broken') reportLostWrite();
    });
  }
  return {
    isPending,
    /** Keeps the same array until the next result. */
    failures,
    error: failures[0]?.text ?? null,
    setError: (text: string | null) => setFailures(text === null ? NONE : [{ text, field: '' }]),
    fail,
    run,
  };
}

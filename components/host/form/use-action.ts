'use client';

import { useState, useTransition } from 'react';
import { failureOf, OFFLINE } from './action-failure';
import { reportLostWrite } from './lost-writes-store';
import { fieldOf } from '@/components/host/copy/input-copy';
import { refusalText } from '@/components/host/copy/refusal-copy';
import { askSecondFactor } from './second-factor-store';
import { setSignedOut } from './signed-out-store';
import type { Refusal, RefusalCode } from '@/lib/schemas/host/refusal';

/** What a server action of the console returns. */
export type ActionResult<T> =
  { ok: true; data: T } | { ok: false; code: RefusalCode; detail?: Record<string, unknown> };
export type Answer<T = unknown> = Promise<ActionResult<T>>;

/** In words; `field`: which one it is about, as the code names it. */
type Failure = { text: string; field: string };
const NONE: readonly Failure[] = [];

/** Runs one write at a time, and says in words what came of it. `isOnce`: sent again, it is done once. */
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
    /** The same list until something else comes of it. */
    failures,
    error: failures[0]?.text ?? null,
    setError: (text: string | null) => setFailures(text === null ? NONE : [{ text, field: '' }]),
    fail,
    run,
  };
}

'use client';

import { useState, useTransition } from 'react';
import { LOST, refusalText } from './refusal-copy';
import { askSecondFactor } from './second-factor-store';

/** What a server action of the console returns. */
export type ActionResult<T> =
  { ok: true; data: T } | { ok: false; code: string; detail?: Record<string, unknown> };

/** Runs one write at a time, and says in words what came of it. */
export function useAction() {
  const [isPending, start] = useTransition();
  const [error, setError] = useState<string | null>(null);
  function run<T>(work: () => Promise<ActionResult<T>>, onDone?: (result: T) => void) {
    if (isPending) return;
    setError(null);
    start(async () => {
      try {
        const result = await work();
        if (result.ok) onDone?.(result.data);
        else {
          setError(refusalText(result));
          if (result.code === 'second_factor') askSecondFactor(() => run(work, onDone));
        }
      } catch {
        setError(refusalText(LOST));
      }
    });
  }
  return { isPending, error, setError, run };
}

'use client';

import { useState, type ComponentType } from 'react';
import { lazyModule } from '@/lib/browser/loading/lazy-module';
import { logProblem } from '@/lib/browser/log';
import type { StayMatrixProps } from './stay-matrix';

const lazyMatrix = lazyModule(async () => (await import('./stay-matrix')).StayMatrix);

type Props = {
  hasFailed: boolean;
  isLoading: boolean;
  onOpen: () => void;
};

/** Replaces the calendar with the table of check-ins and nights. */
export function CompareButton({ hasFailed, isLoading, onOpen }: Props) {
  return (
    <p className="text-center text-sm">
      {hasFailed && (
        <span role="alert" className="mr-2 text-ink-soft">
          The comparison didn’t load.
        </span>
      )}
      <button
        type="button"
        aria-busy={isLoading}
        onPointerEnter={lazyMatrix.preload}
        onFocus={lazyMatrix.preload}
        onClick={onOpen}
        className="min-h-11 cursor-pointer rounded-lg px-2 font-semibold text-spruce-800 underline underline-offset-4 hover:bg-spruce-50"
      >
        {hasFailed ? 'Try again' : 'Compare dates and prices'}
      </button>
    </p>
  );
}

type View = 'calendar' | 'loading' | 'failed' | 'matrix' | 'closed';

/** Whether the calendar or the table is shown. The table's code is loaded on request. */
export function useComparison() {
  const [view, setView] = useState<View>('calendar');
  const [Matrix, setMatrix] = useState<ComponentType<StayMatrixProps> | null>(lazyMatrix.current);

  function open() {
    setView('loading');
    lazyMatrix.load().then(
      (code) => {
        setMatrix(() => code);
        setView('matrix');
      },
      (error: unknown) => {
        logProblem('stay-matrix', String(error));
        setView('failed');
      },
    );
  }

  return {
    Matrix: view === 'matrix' ? Matrix : null,
    button: { hasFailed: view === 'failed', isLoading: view === 'loading', onOpen: open },
    close: () => setView('closed'),
    /** Closing the table returns the focus to the days. */
    wasOpen: view === 'closed',
  };
}

'use client';

import type { ReactNode } from 'react';
import { logProblem } from '@/lib/browser/log';
import { ErrorBoundary } from './error-boundary';
import { PartNotice } from './part-notice';

type Props = {
  /** What the guest reads in place of the part; null leaves the place empty. */
  text: string | null;
  /** Wraps the notice, e.g. in a dialog. */
  frame?: (notice: ReactNode) => ReactNode;
  onFail?: () => void;
  children: ReactNode;
};

/** A crash inside takes down only this part of the page and shows its own text. */
export function PartBoundary({ text, frame, onFail, children }: Props) {
  return (
    <ErrorBoundary
      onFail={(error) => {
        logProblem('part', error instanceof Error ? error.name : typeof error);
        onFail?.();
      }}
      fallback={(reset) => {
        if (text === null) return null;
        const notice = <PartNotice text={text} onRetry={reset} />;
        return frame ? frame(notice) : notice;
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

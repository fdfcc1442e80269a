'use client';

import type { ReactNode } from 'react';
import { logProblem } from '@/lib/browser/log';
import { ErrorBoundary } from './error-boundary';
import { PartNotice } from './part-notice';

type Props = {
  /** Shown in place of the part; null leaves the place empty. */
  text: string | null;
  onFail?: () => void;
  children: ReactNode;
};

export const logFault = (error: unknown) =>
  logProblem('part', error instanceof Error ? error.name : typeof error);

/** A crash inside takes down only this part of the page and shows its own text. */
export const PartBoundary = ({ text, onFail, children }: Props) => (
  <ErrorBoundary
    onFail={(error) => {
      logFault(error);
      onFail?.();
    }}
    fallback={(reset) => text !== null && <PartNotice text={text} onRetry={reset} />}
  >
    {children}
  </ErrorBoundary>
);

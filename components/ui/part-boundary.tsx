'use client';

import { catchError, type ErrorInfo } from 'next/error';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { logProblem } from '@/lib/browser/log';
import { PartNotice } from './part-notice';

type Props = {
  /** What the guest reads in place of the part; null leaves the place empty. */
  text: string | null;
  /** Wraps the notice, e.g. in a dialog. */
  frame?: (notice: ReactNode) => ReactNode;
  onFail?: () => void;
};

function PartFailed({ text, frame, onFail }: Props, { error, reset }: ErrorInfo) {
  const tell = useEffectEvent(() => {
    logProblem('part', error instanceof Error ? error.name : typeof error);
    onFail?.();
  });
  useEffect(() => tell(), []);
  if (text === null) return null;
  const notice = <PartNotice text={text} onRetry={reset} />;
  return frame ? frame(notice) : notice;
}

/** An error boundary: a crash inside takes down only this part of the page and shows its own text. */
export const PartBoundary = catchError(PartFailed);

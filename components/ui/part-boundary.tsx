'use client';

import { catchError, type ErrorInfo } from 'next/error';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { logProblem } from '@/lib/browser/log';
import { PartNotice } from './part-notice';

type Props = {
  /** What the guest reads in place of the part; null where its place stays empty. */
  text: string | null;
  /** Draws the words in a frame of their own. */
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

/** A fault inside ends this part of the page alone, in words of its own. */
export const PartBoundary = catchError(PartFailed);

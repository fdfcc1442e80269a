'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { logProblem } from '@/lib/browser/log';
import { PartBoundary } from './part-boundary';
import { PartNotice } from './part-notice';

type Props<P> = {
  /** Must be a constant, because a new function loads again. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Shown if the code can't be loaded or crashes. */
  text: string;
  /** Shown while the code loads. */
  children?: ReactNode;
};

/** A part of the page that only the browser renders, with a retry when its code doesn't load. */
export function LazyPart<P extends object>({ load, props, text, children }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        logProblem('part', 'The code could not be loaded');
        setFailed(attempt);
      },
    );
  }, [load, attempt]);
  if (failed === attempt) return <PartNotice text={text} onRetry={() => setAttempt(attempt + 1)} />;
  return <PartBoundary text={text}>{Part ? <Part {...props} /> : children}</PartBoundary>;
}

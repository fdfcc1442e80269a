'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { formatTimeLeft } from './time-left';

const SECOND_MS = 1000;

/** How long the dates are still held. Without scripts, until when. */
export function HoldCountdown({ until, untilText }: { until: string; untilText: string }) {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (!isHydrated) return <span>until {untilText}</span>;
  const left = formatTimeLeft(Date.parse(until) - now);
  if (left === null) return <span>no longer: the time is over</span>;
  // The minutes change once a second; a screen reader asks for them when it wants them.
  return (
    <span role="timer" aria-live="off" className="tabular-nums">
      for {left}
    </span>
  );
}

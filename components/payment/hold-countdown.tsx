'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

/** 1,742,000 ms → "29:02"; null when nothing is left. */
export function formatTimeLeft(ms: number): string | null {
  if (ms <= 0) return null;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const SECOND_MS = 1000;
const LONG_MS = 60 * 60 * SECOND_MS;

/** A countdown of the hold's last hour; before that, and without JavaScript, its end. */
export function HoldCountdown({ until, untilText }: { until: string; untilText: string }) {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  // The host may hold nights for days, and nobody counts minutes then.
  if (!isHydrated || Date.parse(until) - now > LONG_MS) return <span>until {untilText}</span>;
  const left = formatTimeLeft(Date.parse(until) - now);
  if (left === null) return <span>(time’s up)</span>;
  // Not a live region, which would announce every second.
  return (
    <span role="timer" aria-live="off" className="tabular-nums">
      for {left}
    </span>
  );
}

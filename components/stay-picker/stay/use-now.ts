import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current instant, updated each minute or at the given interval. */
export function useNow(initialNow?: string, everyMs = MINUTE_MS): Date {
  const [now, setNow] = useState(() => (initialNow ? new Date(initialNow) : new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

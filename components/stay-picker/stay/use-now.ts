import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current instant, updated each minute for deadlines and the rotating message, or as often as it is asked for. */
export function useNow(initialNow?: string, everyMs = MINUTE_MS): Date {
  const [now, setNow] = useState(() => (initialNow ? new Date(initialNow) : new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

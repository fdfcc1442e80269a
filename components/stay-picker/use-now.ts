import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current instant, updated each minute for deadlines and the rotating message. */
export function useNow(initialNow?: string): Date {
  const [now, setNow] = useState(() => (initialNow ? new Date(initialNow) : new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

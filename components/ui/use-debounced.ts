import { useEffect, useState } from 'react';

/** The value after it has not changed for a while; compared as JSON, so a rebuilt object doesn't count as a change. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return JSON.stringify(settled) === text ? value : settled;
}

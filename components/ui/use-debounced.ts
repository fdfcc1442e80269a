import { useEffect, useState } from 'react';

/** The value once it has stood still for a while; compared by its text, so a rebuilt object is not a change. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return JSON.stringify(settled) === text ? value : settled;
}

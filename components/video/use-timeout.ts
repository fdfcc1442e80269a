import { useEffect, useRef } from 'react';

/** Calls back after the time; null sets no timer. */
export function useTimeout(milliseconds: number | null, onOver: () => void): void {
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}

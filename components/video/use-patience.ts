import { useEffect, useRef } from 'react';

/** Calls back once the time is over; without a time there is nothing to wait for. */
export function usePatience(milliseconds: number | null, onOver: () => void): void {
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

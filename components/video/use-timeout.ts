import { useEffect, useEffectEvent } from 'react';

/** Calls back after the time; null sets no timer. */
export function useTimeout(milliseconds: number | null, onOver: () => void): void {
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setTimeout(() => end(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}

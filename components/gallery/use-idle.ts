import { useEffect, useRef, useState } from 'react';

const IDLE_AFTER_MS = 3000;

/** `isIdle` turns true once three seconds have passed without a call of `wake`. */
export function useIdle() {
  const [isIdle, setIsIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function wake() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsIdle(true), IDLE_AFTER_MS);
    setIsIdle(false);
  }

  useEffect(() => {
    timer.current = setTimeout(() => setIsIdle(true), IDLE_AFTER_MS);
    return () => clearTimeout(timer.current);
  }, []);

  return { isIdle, wake };
}

import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 5000;

/** True once what is waited for takes long. */
export function useSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

'use client';

import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 5000;

/** After some seconds of loading, says that this is slow and what the guest can do. */
export function SlowHint({ href }: { href: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <span className="block text-sm">
      {'Slower than usual. '}
      <a href={href} className="underline">
        Text the host your dates
      </a>
    </span>
  );
}

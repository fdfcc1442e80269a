'use client';

import { useSlow } from './use-slow';

/** Beside a loading text: after some seconds it says that this is slow, and the way on. */
export function SlowHint({ href }: { href: string }) {
  if (!useSlow()) return null;
  return (
    <span className="block text-sm">
      {'Slower than usual. '}
      <a href={href} className="underline">
        Text us your dates
      </a>
    </span>
  );
}

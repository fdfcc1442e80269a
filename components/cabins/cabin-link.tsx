'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';

type Props = { href: string; className?: string; children: ReactNode };

/**
 * A list shows dozens of cabins: prefetching each one in view would cost a phone more than the page itself, so a
 * cabin is fetched when a pointer, a finger or the focus first reaches its link.
 */
export function CabinLink({ href, className, children }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  return (
    <Link
      href={href}
      className={className}
      prefetch={isWanted ? null : false}
      onMouseEnter={want}
      onTouchStart={want}
      onFocus={want}
    >
      {children}
    </Link>
  );
}

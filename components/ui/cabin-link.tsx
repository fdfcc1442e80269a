'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';

type Props = {
  href: string;
  className?: string;
  /** Set in a dialog, so that the page replaces the dialog's own history entry. */
  replace?: boolean;
  children: ReactNode;
};

/**
 * Prefetches on hover, touch or focus instead of in view: a list has dozens of links, which would cost a phone more
 * than the page.
 */
export function CabinLink({ href, className, replace, children }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const router = useRouter();
  function want() {
    // Prefetches at once, because the changed prop takes effect only after a render and an intersection.
    if (!isWanted) router.prefetch(href);
    setIsWanted(true);
  }
  return (
    <Link
      href={href}
      className={className}
      replace={replace}
      prefetch={isWanted ? null : false}
      onMouseEnter={want}
      onTouchStart={want}
      onFocus={want}
    >
      {children}
    </Link>
  );
}

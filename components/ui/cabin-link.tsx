'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';

type Props = {
  href: string;
  className?: string;
  /** In a dialog: the page takes the place of the dialog's own history entry. */
  replace?: boolean;
  children: ReactNode;
};

/**
 * A list shows dozens of cabins: prefetching each one in view would cost a phone more than the page itself, so a
 * cabin is fetched when a pointer, a finger or the focus first reaches its link. So is the area that a cabin's page
 * names at its top: fetched with the page, it would take the first second away from it.
 */
export function CabinLink({ href, className, replace, children }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const router = useRouter();
  function want() {
    // At once: a link becomes one that is prefetched only when it has been drawn again and was seen on the screen.
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

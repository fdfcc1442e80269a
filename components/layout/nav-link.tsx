'use client';

import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { isActiveHref } from '@/components/layout/nav-links';

type NavLinkProps = { href: string; className?: string; children: ReactNode };

/** `aria-current` marks an active link, and the styles read it: 'page' on the page itself, 'true' below it. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const pathname = usePathname();
  const isActive = isActiveHref(pathname, href);
  const current = pathname === href ? 'page' : 'true';
  return (
    <Link href={href} aria-current={isActive ? current : undefined} className={className}>
      {children}
    </Link>
  );
}

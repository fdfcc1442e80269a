'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { StaffRole } from '@/lib/schemas/host/staff';

const OFFICE: readonly StaffRole[] = ['owner', 'manager'];
const PAGES: { href: string; label: string; roles?: readonly StaffRole[] }[] = [
  { href: '/host', label: 'Today' },
  { href: '/host/calendar', label: 'Calendar' },
  { href: '/host/bookings', label: 'Bookings', roles: [...OFFICE, 'cabin_owner'] },
  { href: '/host/messages', label: 'Messages', roles: OFFICE },
  { href: '/host/audit', label: 'History', roles: OFFICE },
  { href: '/host/account', label: 'Account' },
];

export function HostNav({ role }: { role: StaffRole }) {
  const pathname = usePathname();
  const isCurrent = (href: string) =>
    pathname === href || (href !== '/host' && pathname.startsWith(`${href}/`));
  return (
    <nav aria-label="Console">
      {PAGES.filter(({ roles }) => !roles || roles.includes(role)).map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          aria-current={isCurrent(href) ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

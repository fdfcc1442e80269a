'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { BOOKING_ROLES, OFFICE_ROLES, type StaffRole } from '@/lib/schemas/host/staff';

const PAGES: { href: string; label: string; roles?: readonly StaffRole[] }[] = [
  { href: '/host', label: 'Today' },
  { href: '/host/calendar', label: 'Calendar' },
  { href: '/host/rates', label: 'Rates', roles: OFFICE_ROLES },
  { href: '/host/bookings', label: 'Bookings', roles: BOOKING_ROLES },
  { href: '/host/messages', label: 'Messages', roles: OFFICE_ROLES },
  { href: '/host/platforms', label: 'Platforms', roles: OFFICE_ROLES },
  { href: '/host/staff', label: 'Staff', roles: OFFICE_ROLES },
  { href: '/host/audit', label: 'History', roles: OFFICE_ROLES },
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

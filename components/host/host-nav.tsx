'use client';

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { IconNode } from 'lucide';
import { CalendarDays, CircleUserRound, ClipboardList, Ellipsis, MessageSquare, Sun } from 'lucide';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { BOOKING_ROLES, OFFICE_ROLES, type StaffRole } from '@/lib/schemas/host/staff';

type HostPage = { href: string; label: string; roles?: readonly StaffRole[]; icon?: IconNode };

const PAGES: readonly HostPage[] = [
  { href: '/host', label: 'Today', icon: Sun },
  { href: '/host/calendar', label: 'Calendar', icon: CalendarDays },
  { href: '/host/rates', label: 'Rates', roles: OFFICE_ROLES },
  { href: '/host/bookings', label: 'Bookings', roles: BOOKING_ROLES, icon: ClipboardList },
  { href: '/host/messages', label: 'Messages', roles: OFFICE_ROLES, icon: MessageSquare },
  { href: '/host/platforms', label: 'Platforms', roles: OFFICE_ROLES },
  { href: '/host/staff', label: 'Staff', roles: OFFICE_ROLES },
  { href: '/host/audit', label: 'History', roles: OFFICE_ROLES },
  { href: '/host/account', label: 'Account', icon: CircleUserRound },
];
const MAX_TABS = 5;

/** The first of them, where not all fit; the others are in a menu. */
function tabsOf(pages: readonly HostPage[]): readonly HostPage[] {
  if (pages.length <= MAX_TABS) return pages;
  return pages.filter(({ icon }) => icon).slice(0, MAX_TABS - 1);
}

/** Wide screens show every page in a line, tablets and phones the main ones and a menu, phones at their lower edge. */
export function HostNav({ role }: { role: StaffRole }) {
  const pathname = usePathname();
  const isCurrent = ({ href }: HostPage) =>
    pathname === href || (href !== '/host' && pathname.startsWith(`${href}/`));
  const pages = PAGES.filter(({ roles }) => !roles || roles.includes(role));
  const tabs = tabsOf(pages);
  const others = pages.filter((page) => !tabs.includes(page));
  const linkOf = (page: HostPage) => ({
    href: page.href,
    prefetch: false,
    'aria-current': isCurrent(page) ? ('page' as const) : undefined,
  });
  return (
    <nav aria-label="Console">
      {pages.map((page) => (
        <Link key={page.href} {...linkOf(page)} data-tab={tabs.includes(page) || undefined}>
          {page.icon && <Icon shapes={page.icon} />}
          {page.label}
        </Link>
      ))}
      {others.length > 0 && (
        <Menu>
          <MenuButton className="host-more" data-current={others.some(isCurrent) || undefined}>
            <Icon shapes={Ellipsis} />
            More
          </MenuButton>
          <MenuItems anchor={{ to: 'bottom end', gap: 8, padding: 8 }} className="host-menu">
            {others.map((page) => (
              <MenuItem key={page.href}>
                <Link {...linkOf(page)}>{page.label}</Link>
              </MenuItem>
            ))}
          </MenuItems>
        </Menu>
      )}
    </nav>
  );
}

'use client';

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { Ellipsis } from 'lucide';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { pagesOf, type HostPage } from './host-pages';
import { Icon } from '@/components/ui/icon';
import type { StaffRole } from '@/lib/schemas/host/staff';

const MAX_TABS = 5;

/** The first of them, where not all fit; the others are in a menu. */
function tabsOf(pages: readonly HostPage[]): readonly HostPage[] {
  if (pages.length <= MAX_TABS) return pages;
  return pages.filter(({ icon, isSpare }) => icon && !isSpare).slice(0, MAX_TABS - 1);
}

/** Wide screens show every page in a line, tablets and phones the main ones and a menu, phones at their lower edge. */
export function HostNav({ role }: { role: StaffRole }) {
  const pathname = usePathname();
  const isCurrent = ({ href }: HostPage) =>
    pathname === href || (href !== '/host' && pathname.startsWith(`${href}/`));
  const pages = pagesOf(role);
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

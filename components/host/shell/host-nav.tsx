'use client';

import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react';
import type { IconNode } from 'lucide';
import {
  Brush,
  CalendarDays,
  CircleUserRound,
  ClipboardList,
  Ellipsis,
  MessageSquare,
  Sun,
} from 'lucide';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import type { KeyedPage } from '@/lib/http/console-access';
import type { ConsolePath } from '@/lib/http/console-pages';

const MAX_TABS = 5;
const MAX_IN_LINE = 10;

const ICONS: Partial<Record<ConsolePath, IconNode>> = {
  '/host': Sun,
  '/host/calendar': CalendarDays,
  '/host/tasks': Brush,
  '/host/bookings': ClipboardList,
  '/host/messages': MessageSquare,
  '/host/account': CircleUserRound,
};

type Pages = readonly KeyedPage[];
type LinkOf = (page: KeyedPage) => Omit<Parameters<typeof Link>[0], 'children'>;

/** All pages, or only those that leave room for the menu. */
function tabsOf(pages: Pages): Pages {
  if (pages.length <= MAX_TABS) return pages;
  return pages.filter(({ place }) => place === 'tab').slice(0, MAX_TABS - 1);
}

const lineOf = (pages: Pages): Pages =>
  pages.length <= MAX_IN_LINE ? pages : pages.filter(({ place }) => place !== undefined);

function PageIcon({ href }: { href: ConsolePath }) {
  const shapes = ICONS[href];
  return shapes && <Icon shapes={shapes} />;
}

/** A menu of the pages that don't fit, by group. `width` names the screens that show it. */
function More({ pages, linkOf, width }: { pages: Pages; linkOf: LinkOf; width: string }) {
  if (pages.length === 0) return null;
  const isHere = pages.some((page) => linkOf(page)['aria-current']);
  return (
    <Menu>
      <MenuButton data-more={width} data-current={isHere || undefined}>
        <Icon shapes={Ellipsis} />
        More
      </MenuButton>
      <MenuItems anchor={{ to: 'bottom end', gap: 8, padding: 8 }} className="host-menu">
        {[...new Set(pages.map(({ group }) => group))].map((group) => (
          <MenuSection key={group}>
            <MenuHeading>{group}</MenuHeading>
            {pages
              .filter((page) => page.group === group)
              .map((page) => (
                <MenuItem key={page.href}>
                  <Link {...linkOf(page)}>{page.title}</Link>
                </MenuItem>
              ))}
          </MenuSection>
        ))}
      </MenuItems>
    </Menu>
  );
}

/**
 * Wide screens show the main pages in a row, and tablets and phones fewer, phones at the bottom edge. A menu has the
 * rest.
 */
export function HostNav({ pages }: { pages: Pages }) {
  const pathname = usePathname();
  const isCurrent = ({ href }: KeyedPage) =>
    pathname === href || (href !== '/host' && pathname.startsWith(`${href}/`));
  const tabs = tabsOf(pages);
  const line = lineOf(pages);
  const without = (shown: Pages) => pages.filter((page) => !shown.includes(page));
  const linkOf: LinkOf = (page) => ({
    href: page.href,
    prefetch: false,
    'aria-current': isCurrent(page) ? ('page' as const) : undefined,
  });
  return (
    <nav aria-label="Console">
      {line.map((page) => (
        <Link key={page.href} {...linkOf(page)} data-tab={tabs.includes(page) || undefined}>
          <PageIcon href={page.href} />
          {page.title}
        </Link>
      ))}
      <More pages={without(line)} linkOf={linkOf} width="wide" />
      <More pages={without(tabs)} linkOf={linkOf} width="narrow" />
    </nav>
  );
}

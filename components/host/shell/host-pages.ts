import type { IconNode } from 'lucide';
import { Brush, CalendarDays, CircleUserRound, ClipboardList, MessageSquare, Sun } from 'lucide';
import { roleCan, type Capability, type StaffRole } from '@/lib/schemas/host/staff/staff';

export type HostPage = {
  href: string;
  label: string;
  /** The key that leads to it after `g`. */
  key: string;
  /** What a role needs to open it. */
  needs?: readonly Capability[];
  /** Where not all pages fit: in the line of a wide screen, or among the tabs of a phone too. */
  place?: 'line' | 'tab';
  icon?: IconNode;
  /** A tab of phones only where every page is one. */
  isSpare?: boolean;
};

type PageGroup = { title: string; pages: readonly HostPage[] };

/** The pages of the console, in the order of its navigation. */
const GROUPS: readonly PageGroup[] = [
  {
    title: 'Guests',
    pages: [
      { href: '/host', label: 'Today', key: 't', place: 'tab', icon: Sun },
      { href: '/host/calendar', label: 'Calendar', key: 'c', place: 'tab', icon: CalendarDays },
      {
        href: '/host/tasks',
        label: 'Tasks',
        key: 'k',
        needs: ['does_tasks'],
        place: 'line',
        icon: Brush,
      },
      {
        href: '/host/bookings',
        label: 'Bookings',
        key: 'b',
        needs: ['sees_guests', 'sees_prices'],
        place: 'tab',
        icon: ClipboardList,
      },
      {
        href: '/host/messages',
        label: 'Messages',
        key: 'm',
        needs: ['serves_guests'],
        place: 'tab',
        icon: MessageSquare,
      },
      { href: '/host/reviews', label: 'Reviews', key: 'v', needs: ['sees_guests', 'edits_shop'] },
    ],
  },
  {
    title: 'Cabins',
    pages: [
      { href: '/host/cabins', label: 'Cabins', key: 'l', needs: ['edits_shop'], place: 'line' },
      { href: '/host/rates', label: 'Rates', key: 'r', needs: ['edits_shop'], place: 'line' },
      { href: '/host/promotions', label: 'Offers', key: 'o', needs: ['edits_shop'], place: 'line' },
      { href: '/host/platforms', label: 'Platforms', key: 'p', needs: ['edits_shop'] },
    ],
  },
  {
    title: 'Words',
    pages: [
      { href: '/host/posts', label: 'Journal', key: 'j', needs: ['edits_shop'] },
      {
        href: '/host/newsletter',
        label: 'Newsletter',
        key: 'w',
        needs: ['edits_shop', 'serves_guests'],
      },
    ],
  },
  {
    title: 'Business',
    pages: [
      {
        href: '/host/insights',
        label: 'Figures',
        key: 'i',
        needs: ['sees_all_cabins', 'sees_prices'],
      },
      { href: '/host/money', label: 'Money', key: 'y', needs: ['sees_prices'] },
      { href: '/host/owners', label: 'Owners', key: 'u', needs: ['edits_shop', 'serves_guests'] },
      { href: '/host/settings', label: 'Settings', key: 'e', needs: ['edits_shop'], place: 'line' },
      { href: '/host/staff', label: 'Staff', key: 's', needs: ['sees_staff'] },
      { href: '/host/audit', label: 'History', key: 'h', needs: ['sees_staff'] },
      { href: '/host/account', label: 'Account', key: 'a', place: 'line', icon: CircleUserRound },
    ],
  },
];

export const PAGES: readonly HostPage[] = GROUPS.flatMap(({ pages }) => pages);

/** Reached by its key and from the list of bookings. */
export const NEW_BOOKING: HostPage = {
  href: '/host/bookings/new',
  label: 'New booking',
  key: 'n',
  needs: ['moves_money'],
};

export const pagesOf = (role: StaffRole, pages = PAGES): readonly HostPage[] =>
  pages.filter(({ needs = [] }) => roleCan(role, ...needs));

/** Some of the pages by group, without the groups that have none of them. */
export const groupPages = (pages: readonly HostPage[]): readonly PageGroup[] =>
  GROUPS.map(({ title, pages: all }) => ({
    title,
    pages: all.filter((page) => pages.includes(page)),
  })).filter((group) => group.pages.length > 0);

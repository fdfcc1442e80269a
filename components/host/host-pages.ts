import type { IconNode } from 'lucide';
import { CalendarDays, CircleUserRound, ClipboardList, MessageSquare, Sun } from 'lucide';
import { roleCan, type Capability, type StaffRole } from '@/lib/schemas/host/staff';

export type HostPage = {
  href: string;
  label: string;
  /** The key that leads to it after `g`. */
  key: string;
  /** What a role needs to open it. */
  needs?: readonly Capability[];
  icon?: IconNode;
};

/** The pages of the console, in the order of its navigation. */
export const PAGES: readonly HostPage[] = [
  { href: '/host', label: 'Today', key: 't', icon: Sun },
  { href: '/host/calendar', label: 'Calendar', key: 'c', icon: CalendarDays },
  { href: '/host/rates', label: 'Rates', key: 'r', needs: ['edits_shop'] },
  {
    href: '/host/bookings',
    label: 'Bookings',
    key: 'b',
    needs: ['sees_guests', 'sees_prices'],
    icon: ClipboardList,
  },
  {
    href: '/host/messages',
    label: 'Messages',
    key: 'm',
    needs: ['serves_guests'],
    icon: MessageSquare,
  },
  {
    href: '/host/newsletter',
    label: 'Newsletter',
    key: 'w',
    needs: ['edits_shop', 'serves_guests'],
  },
  { href: '/host/owners', label: 'Owners', key: 'u', needs: ['edits_shop', 'serves_guests'] },
  { href: '/host/cabins', label: 'Cabins', key: 'l', needs: ['edits_shop'] },
  { href: '/host/platforms', label: 'Platforms', key: 'p', needs: ['edits_shop'] },
  { href: '/host/settings', label: 'Settings', key: 'e', needs: ['edits_shop'] },
  { href: '/host/staff', label: 'Staff', key: 's', needs: ['sees_staff'] },
  { href: '/host/audit', label: 'History', key: 'h', needs: ['sees_staff'] },
  { href: '/host/account', label: 'Account', key: 'a', icon: CircleUserRound },
];

/** Reached by its key and from the list of bookings. */
export const NEW_BOOKING: HostPage = {
  href: '/host/bookings/new',
  label: 'New booking',
  key: 'n',
  needs: ['moves_money'],
};

export const pagesOf = (role: StaffRole, pages = PAGES): readonly HostPage[] =>
  pages.filter(({ needs = [] }) => roleCan(role, ...needs));

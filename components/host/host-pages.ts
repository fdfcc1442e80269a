import type { IconNode } from 'lucide';
import { CalendarDays, CircleUserRound, ClipboardList, MessageSquare, Sun } from 'lucide';
import { BOOKING_ROLES, OFFICE_ROLES, type StaffRole } from '@/lib/schemas/host/staff';

export type HostPage = {
  href: string;
  label: string;
  /** The key that leads to it after `g`. */
  key: string;
  roles?: readonly StaffRole[];
  icon?: IconNode;
};

/** The pages of the console, in the order of its navigation. */
export const PAGES: readonly HostPage[] = [
  { href: '/host', label: 'Today', key: 't', icon: Sun },
  { href: '/host/calendar', label: 'Calendar', key: 'c', icon: CalendarDays },
  { href: '/host/rates', label: 'Rates', key: 'r', roles: OFFICE_ROLES },
  {
    href: '/host/bookings',
    label: 'Bookings',
    key: 'b',
    roles: BOOKING_ROLES,
    icon: ClipboardList,
  },
  { href: '/host/messages', label: 'Messages', key: 'm', roles: OFFICE_ROLES, icon: MessageSquare },
  { href: '/host/platforms', label: 'Platforms', key: 'p', roles: OFFICE_ROLES },
  { href: '/host/staff', label: 'Staff', key: 's', roles: OFFICE_ROLES },
  { href: '/host/audit', label: 'History', key: 'h', roles: OFFICE_ROLES },
  { href: '/host/account', label: 'Account', key: 'a', icon: CircleUserRound },
];

/** Reached by its key and from the list of bookings. */
export const NEW_BOOKING: HostPage = {
  href: '/host/bookings/new',
  label: 'New booking',
  key: 'n',
  roles: OFFICE_ROLES,
};

export const pagesOf = (role: StaffRole, pages = PAGES): readonly HostPage[] =>
  pages.filter(({ roles }) => !roles || roles.includes(role));

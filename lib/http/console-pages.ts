import type { Capability } from '../schemas/host/staff/staff.ts';
import { CONSOLE, robotsOf, ROUTES, toPattern, type Route } from './routes.ts';

export type ConsolePage = {
  title: string;
  /** What a role must be able to do to open it. */
  needs: readonly Capability[];
  /** Open without a session. */
  isOpen?: true;
  /** Its group in the navigation; a page without one is reached from another page. */
  group?: 'Guests' | 'Cabins' | 'Words' | 'Business';
  /** The key that opens it after `g`. */
  key?: string;
  /** Where it stays in view when not all pages fit: only in a wide screen's bar, or among a phone's tabs as well. */
  place?: 'line' | 'tab';
};

/**
 * Every page of the console by its folder in app/, in the order of the navigation. The guard, the navigation, the titles
 * and the tests read this list, and a page that is not in it is not found.
 */
export const CONSOLE_PAGES = {
  '/host': { title: 'Today', needs: [], group: 'Guests', key: 't', place: 'tab' },
  '/host/calendar': { title: 'Calendar', needs: [], group: 'Guests', key: 'c', place: 'tab' },
  '/host/tasks': {
    title: 'Tasks',
    needs: ['does_tasks'],
    group: 'Guests',
    key: 'k',
    place: 'line',
  },
  '/host/tasks/setup': { title: 'Checklists and cleaners', needs: ['edits_shop', 'does_tasks'] },
  '/host/bookings': {
    title: 'Bookings',
    needs: ['sees_guests', 'sees_prices'],
    group: 'Guests',
    key: 'b',
    place: 'tab',
  },
  '/host/bookings/[reference]': { title: 'Booking', needs: ['sees_guests', 'sees_prices'] },
  '/host/bookings/new': { title: 'New booking', needs: ['moves_money'], key: 'n' },
  '/host/messages': {
    title: 'Messages',
    needs: ['serves_guests'],
    group: 'Guests',
    key: 'm',
    place: 'tab',
  },
  '/host/messages/[reference]': { title: 'Messages', needs: ['serves_guests'] },
  '/host/messages/templates': { title: 'Templates', needs: ['serves_guests'] },
  '/host/reviews': {
    title: 'Reviews',
    needs: ['sees_guests', 'edits_shop'],
    group: 'Guests',
    key: 'v',
  },
  '/host/cabins': {
    title: 'Cabins',
    needs: ['edits_shop'],
    group: 'Cabins',
    key: 'l',
    place: 'line',
  },
  '/host/cabins/[slug]': { title: 'Cabin', needs: ['edits_shop'] },
  '/host/cabins/[slug]/film': { title: 'Film', needs: ['edits_shop'] },
  '/host/cabins/[slug]/photos': { title: 'Pictures', needs: ['edits_shop'] },
  '/host/cabins/[slug]/preview': { title: 'Preview', needs: ['edits_shop'] },
  '/host/cabins/[slug]/voice': { title: 'Your voice', needs: ['edits_shop'] },
  '/host/cabins/new': { title: 'New cabin', needs: ['edits_shop'] },
  '/host/cabins/order': { title: 'Order of the cabins', needs: ['edits_shop'] },
  '/host/examples': { title: 'Examples', needs: ['manages_staff'] },
  '/host/rates': {
    title: 'Rates',
    needs: ['edits_shop'],
    group: 'Cabins',
    key: 'r',
    place: 'line',
  },
  '/host/promotions': {
    title: 'Offers',
    needs: ['edits_shop'],
    group: 'Cabins',
    key: 'o',
    place: 'line',
  },
  '/host/platforms': { title: 'Platforms', needs: ['edits_shop'], group: 'Cabins', key: 'p' },
  '/host/posts': { title: 'Journal', needs: ['edits_shop'], group: 'Words', key: 'j' },
  '/host/posts/[slug]': { title: 'Post', needs: ['edits_shop'] },
  '/host/posts/[slug]/preview': { title: 'Preview', needs: ['edits_shop'] },
  '/host/posts/new': { title: 'New post', needs: ['edits_shop'] },
  '/host/newsletter': {
    title: 'Newsletter',
    needs: ['edits_shop', 'serves_guests'],
    group: 'Words',
    key: 'w',
  },
  '/host/newsletter/[id]': { title: 'Letter', needs: ['edits_shop', 'serves_guests'] },
  '/host/newsletter/new': { title: 'New letter', needs: ['edits_shop', 'serves_guests'] },
  '/host/newsletter/subscribers': { title: 'Subscribers', needs: ['edits_shop', 'serves_guests'] },
  '/host/insights': {
    title: 'Figures',
    needs: ['sees_all_cabins', 'sees_prices'],
    group: 'Business',
    key: 'i',
  },
  '/host/money': { title: 'Money', needs: ['sees_prices'], group: 'Business', key: 'y' },
  '/host/money/statement': { title: 'Statement', needs: ['sees_prices'] },
  '/host/owners': {
    title: 'Owners',
    needs: ['edits_shop', 'serves_guests'],
    group: 'Business',
    key: 'u',
  },
  '/host/owners/[id]': { title: 'Application', needs: ['edits_shop', 'serves_guests'] },
  '/host/settings': {
    title: 'Settings',
    needs: ['edits_shop'],
    group: 'Business',
    key: 'e',
    place: 'line',
  },
  '/host/settings/shop': { title: 'Name and look', needs: ['edits_shop'] },
  '/host/settings/texts': { title: 'Promise, About, Terms and Privacy', needs: ['edits_shop'] },
  '/host/settings/areas': { title: 'Areas', needs: ['edits_shop'] },
  '/host/settings/taxes': { title: 'Taxes', needs: ['edits_shop'] },
  '/host/settings/letters': { title: 'Letters to guests', needs: ['edits_shop'] },
  '/host/settings/consent': { title: 'Consent to texts', needs: ['manages_staff'] },
  '/host/settings/connections': { title: 'Connections', needs: ['manages_staff'] },
  '/host/staff': { title: 'Staff', needs: ['sees_staff'], group: 'Business', key: 's' },
  '/host/audit': { title: 'History', needs: ['sees_staff'], group: 'Business', key: 'h' },
  '/host/account': { title: 'Account', needs: [], group: 'Business', key: 'a', place: 'line' },
  '/host/sign-in': { title: 'Sign in', needs: [], isOpen: true },
  '/host/auth/confirm': { title: 'Open the console', needs: [], isOpen: true },
  '/host/[...path]': { title: 'Not here', needs: [] },
} as const satisfies Record<string, ConsolePage>;

export type ConsolePath = keyof typeof CONSOLE_PAGES;

export const consoleMetadata = (path: ConsolePath) => ({
  title: CONSOLE_PAGES[path].title,
  robots: robotsOf('/host'),
});

/** Every route of the site that is not like a public page. Browsers load the shorter table, `ROUTES`. */
export const ALL_ROUTES: Readonly<Record<string, Route>> = {
  ...ROUTES,
  ...Object.fromEntries(Object.keys(CONSOLE_PAGES).map((path) => [path, CONSOLE])),
};

const LISTED = new RegExp(
  `^(?:${Object.keys(ALL_ROUTES)
    .filter((path) => /^\/host(?:\/|$)/.test(path) && path !== '/host/[...path]')
    .map(toPattern)
    .join('|')})$`,
);

/** Whether a page or handler of the console is listed for this address. */
export const isListedInConsole = (pathname: string): boolean => LISTED.test(pathname);

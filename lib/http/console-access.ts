import { CONSOLE_PAGES, type ConsolePage, type ConsolePath } from '@/lib/http/console-pages';
import { roleCan, type StaffRole } from '@/lib/schemas/host/staff/staff';

/** Whether a role may open a page. Nobody may open one that is not listed. */
export function canOpen(role: StaffRole, path: ConsolePath): boolean {
  const page = Object.hasOwn(CONSOLE_PAGES, path) && CONSOLE_PAGES[path];
  return page !== false && roleCan(role, ...page.needs);
}

export type KeyedPage = ConsolePage & { href: ConsolePath; key: string };

const PAGES = (Object.entries(CONSOLE_PAGES) as [ConsolePath, ConsolePage][]).map(
  ([href, page]) => ({ href, ...page }),
);

/** The pages that a role opens by a key, in the order of the navigation. */
export const keyedPages = (role: StaffRole): KeyedPage[] =>
  PAGES.filter((page): page is KeyedPage => page.key !== undefined && canOpen(role, page.href));

import type { CabinFilter } from '@/lib/domain/catalog/cabin-filters';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

export type NavItem = { href: string; label: string };

export const HOME_LINK: NavItem = { href: paths.home, label: 'Home' };
export const CABINS_LINK: NavItem = { href: paths.cabins(), label: 'All Cabins' };
// The part of a category's path before its slug.
const START = '/cabins/'.length;
const CATEGORY_LINKS: readonly NavItem[] = [
  { href: paths.category('hot-tub'), label: 'Hot Tub Cabins' },
  { href: paths.category('pool'), label: 'Pool Cabins' },
  { href: paths.category('family'), label: 'Family Cabins' },
  { href: paths.category('pet-friendly'), label: 'Pet-Friendly' },
];
const GUIDE_LINKS: readonly NavItem[] = [
  { href: paths.plan, label: 'Plan Your Stay' },
  { href: paths.fall, label: 'Fall Colors' },
  { href: paths.visitorGuide, label: 'Visitor Guide' },
];
/** All about the Smokies. */
export const guideLinks = () => (shop().showsSmokies ? GUIDE_LINKS : []);
export const BLOG_LINK: NavItem = { href: paths.blog, label: 'Blog' };
export const ABOUT_LINK: NavItem = { href: paths.about, label: 'About' };

/** Links to the categories that the host shows. */
export const categoryLinks = () =>
  CATEGORY_LINKS.filter(({ href }) => !shop().hidden?.includes(href.slice(START) as CabinFilter));

/** Home by exact match, the others by path prefix (product §2.2). */
export function isActiveHref(pathname: string, href: string): boolean {
  return pathname === href || (href !== paths.home && pathname.startsWith(`${href}/`));
}

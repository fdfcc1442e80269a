'use client';

import Link from 'next/link';
import { SavedLink } from '@/components/saved/saved-link';
import { HeaderFrame } from '@/components/layout/header-frame';
import { HoverMenu } from '@/components/layout/hover-menu';
import { Logo } from '@/components/ui/logo';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { MobileNav } from '@/components/layout/mobile-nav';
import { NavLink } from '@/components/layout/nav-link';
import {
  ABOUT_LINK,
  BLOG_LINK,
  CABINS_LINK,
  CATEGORY_LINKS,
  GUIDE_LINKS,
  HOME_LINK,
  type NavItem,
} from '@/components/layout/nav-links';
import { PromoBanner } from '@/components/layout/promo-banner';
import { WithoutScript } from '@/components/layout/without-script';
import { SearchPill } from '@/components/search/search-pill';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

function BarLink({ link }: { link: NavItem }) {
  return (
    <NavLink href={link.href} className="bar-link">
      {link.label}
    </NavLink>
  );
}

/** Below 1024 px the bar is compact: no category menu and no About. */
function DesktopNav() {
  return (
    <nav aria-label="Main" className="bar-nav">
      <ul className="bar-list">
        <li>
          <BarLink link={HOME_LINK} />
        </li>
        <li>
          <HoverMenu label="Cabin types" link={<BarLink link={CABINS_LINK} />}>
            <ul>
              {CATEGORY_LINKS.map((link) => (
                <li key={link.href}>
                  <NavLink href={link.href} className="drop-link">
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </HoverMenu>
        </li>
        {[...GUIDE_LINKS, BLOG_LINK].map((link) => (
          <li key={link.href}>
            <BarLink link={link} />
          </li>
        ))}
        <li className="hidden laptop:block">
          <BarLink link={ABOUT_LINK} />
        </li>
      </ul>
    </nav>
  );
}

export function Header() {
  return (
    <HeaderFrame banner={site.banner && <PromoBanner banner={site.banner} />}>
      <div className="bar">
        <Link
          href={paths.home}
          prefetch={false}
          aria-label={`${site.name}, home`}
          className="shrink-0 text-spruce-900"
        >
          <Logo wordmarkClassName="hidden laptop:block" />
        </Link>
        <DesktopNav />
        <SearchPill className="grow tablet:grow-0" />
        <SavedLink className="bar-heart" labelClassName="sr-only" />
        <WithoutScript />
        <MobileMenu>
          <MobileNav />
        </MobileMenu>
      </div>
    </HeaderFrame>
  );
}

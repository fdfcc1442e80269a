'use client';

import { ArrowRight, Menu, Search } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
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
  categoryLinks,
  guideLinks,
  HOME_LINK,
  type NavItem,
} from '@/components/layout/nav-links';
import { SearchPill } from '@/components/search/search-pill';
import { paths } from '@/lib/http/paths';
import { shop, type ShopBanner } from '@/lib/shop/shop';
import { NOSCRIPT_CSS } from '@/lib/page/noscript-css';

/** For browsers without JavaScript: links to the search form and the footer replace the buttons. */
function NoScript() {
  return (
    <noscript className="flex grow items-center gap-3 tablet:grow-0">
      <style>{NOSCRIPT_CSS}</style>
      <a href={paths.cabins()} className="plain-search">
        <Icon shapes={Search} className="size-4" />
        Search dates & cabins
      </a>
      <a
        href="#site-footer"
        aria-label="All pages"
        className="flex size-11 items-center justify-center tablet:hidden"
      >
        <Icon shapes={Menu} className="size-6" />
      </a>
    </noscript>
  );
}

function PromoBanner({ text, action }: ShopBanner) {
  return (
    <Link href={paths.fall} className="banner-link on-dark">
      {/* Two lines on each phone, with the fallback font as with the font that follows it. */}
      <span className="max-w-[23em] text-balance tablet:max-w-none">
        {`${text} `}
        <b>
          {action}
          <Icon shapes={ArrowRight} className="ml-1 inline size-4" />
        </b>
      </span>
    </Link>
  );
}

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
              {categoryLinks().map((link) => (
                <li key={link.href}>
                  <NavLink href={link.href} className="drop-link">
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </HoverMenu>
        </li>
        {[...guideLinks(), BLOG_LINK].map((link) => (
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

/** `bannerText` is of the day on which the page was rendered. */
export function Header({ bannerText }: { bannerText: string | null }) {
  const { banner: shopBanner } = shop();
  const banner = shopBanner && bannerText !== null && (
    <PromoBanner text={bannerText} action={shopBanner.action} />
  );
  return (
    <HeaderFrame banner={banner}>
      <div className="bar">
        <Link
          href={paths.home}
          aria-label={`${shop().name}, home`}
          className="shrink-0 text-spruce-900"
        >
          <Logo wordmarkClassName="bar-name" />
        </Link>
        <DesktopNav />
        <SearchPill className="grow tablet:grow-0" />
        <SavedLink className="bar-heart" labelClassName="sr-only" />
        <NoScript />
        <MobileMenu>
          <MobileNav />
        </MobileMenu>
      </div>
    </HeaderFrame>
  );
}

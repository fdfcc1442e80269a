import { SavedLink } from '@/components/saved/saved-link';
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
import { SearchButton } from '@/components/search/search-button';
import { buttonClass } from '@/components/ui/button';

function Row({ link, label = link.label }: { link: NavItem; label?: string }) {
  return (
    <li>
      <NavLink href={link.href} className="menu-row">
        {label}
      </NavLink>
    </li>
  );
}

function ExploreGroup() {
  return (
    <li className="border-b border-line py-4">
      <p id="explore-links" className="eyebrow text-ember-700">
        Explore
      </p>
      <ul aria-labelledby="explore-links" className="mt-1 grid grid-cols-2 gap-x-4">
        {[...categoryLinks(), ...guideLinks()].map((link) => (
          <li key={link.href}>
            <NavLink href={link.href} className="menu-link">
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function MobileNav() {
  return (
    <nav aria-label="Mobile">
      <ul>
        <Row link={HOME_LINK} />
        <Row link={CABINS_LINK} label="Cabins" />
        <ExploreGroup />
        <Row link={BLOG_LINK} />
        <Row link={ABOUT_LINK} />
        <li>
          <SavedLink className="menu-row flex-row-reverse justify-between" />
        </li>
      </ul>
      <SearchButton className={buttonClass('accent', 'large', 'mt-5 w-full')}>
        Check Availability
      </SearchButton>
    </nav>
  );
}

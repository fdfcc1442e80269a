'use client';

import { Mail, MessageSquare } from 'lucide';
import { Fragment } from 'react';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import type { NavItem } from '@/components/layout/nav-links';
import { FooterForm } from '@/components/newsletter/footer-form';
import { Icon } from '@/components/ui/icon';
import { FACEBOOK, INSTAGRAM, TIKTOK } from '@/components/ui/icon-shapes';
import { RidgeLine } from '@/components/ui/ridge-line';
import { paths } from '@/lib/http/paths';
import { mailtoLink, smsLink } from '@/lib/domain/messaging/contact-links';
import { newsletterTopics, shop } from '@/lib/shop/shop';

const SMOKIES_LINKS = [
  { href: paths.events, label: 'Events' },
  { href: paths.visitorGuide, label: 'Visitor Guide' },
];

const COLUMNS: readonly { title: string; links: readonly NavItem[] }[] = [
  {
    title: 'Stay',
    get links() {
      return [
        { href: paths.cabins(), label: 'All Cabins' },
        ...shop().areas.map(({ slug, city }) => ({ href: paths.area(slug), label: city })),
        { href: paths.saved, label: 'Saved Cabins' },
        { href: paths.findBooking, label: 'Find Your Booking' },
      ];
    },
  },
  {
    get title() {
      return shop().host;
    },
    get links() {
      return [
        { href: paths.about, label: 'About' },
        { href: paths.blog, label: 'Blog' },
        ...(shop().showsSmokies ? SMOKIES_LINKS : []),
        { href: paths.signUp, label: 'List Your Cabin' },
        ...(shop().isExample ? [{ href: paths.foundersPricing, label: 'Founders Pricing' }] : []),
      ];
    },
  },
];

const legalLinks = (): readonly NavItem[] => [
  ...(shop().claims.promise ? [{ href: paths.promise, label: 'Promise' }] : []),
  { href: paths.terms, label: 'Terms' },
  { href: paths.privacy, label: 'Privacy' },
];

const SOCIAL_ICONS = {
  tiktok: { shapes: TIKTOK, isSolid: true },
  instagram: { shapes: INSTAGRAM },
  facebook: { shapes: FACEBOOK, isSolid: true },
};

function LinkList({ links, className }: { links: readonly NavItem[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} className="foot-link">
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Contact() {
  return (
    <ul>
      <li>
        <a href={mailtoLink(shop().email)} aria-label={shop().email} className="foot-link">
          <Icon shapes={Mail} />
          <span className="wrap-anywhere">
            {shop()
              .email.split(/(?=[@.])/)
              .map((part, index) => (
                <Fragment key={index}>
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
          </span>
        </a>
      </li>
      <li>
        <a href={smsLink(shop().phone.e164)} className="foot-link">
          <Icon shapes={MessageSquare} />
          {`Text ${shop().phone.display}`}
        </a>
      </li>
    </ul>
  );
}

function Newsletter() {
  return (
    <section aria-labelledby="newsletter-heading" className="foot-letter">
      <div>
        <h2 id="newsletter-heading" className="text-title-2 text-white">
          {shop().letterName}
        </h2>
        <p className="mt-2 max-w-lg text-pretty">
          {`${newsletterTopics()}, in an email from ${shop().host} every so often.`}
        </p>
      </div>
      <FooterForm />
    </section>
  );
}

function SocialLinks() {
  return (
    <ul className="mt-4 flex flex-wrap gap-2.5">
      {shop().social.map(({ network, label, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="me noopener"
            aria-label={`${shop().host} on ${label}`}
            className="foot-social"
          >
            <Icon {...SOCIAL_ICONS[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Footer() {
  return (
    <footer id="site-footer" className="foot on-dark">
      <div aria-hidden="true" className="foot-haze">
        <RidgeLine className="text-spruce-950" />
      </div>
      <div className="foot-body">
        <Newsletter />
        <div className="foot-columns">
          <div>
            <Logo className="text-white" isRepeat />
            <p className="mt-5 max-w-xs text-pretty">
              {`${shop().tagline}, booked direct with the host.`}
            </p>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="foot-head">{title}</h2>
              <LinkList links={links} />
            </nav>
          ))}
          <div className="laptop:col-start-4">
            <h2 className="foot-head">Get in touch</h2>
            <Contact />
            <SocialLinks />
          </div>
        </div>
        <div className="foot-end">
          <div>
            <p>{`© ${shop().name}, ${shop().region}, ${shop().state}`}</p>
            {shop().company && <p className="wrap-anywhere">{shop().company}</p>}
          </div>
          <LinkList links={legalLinks()} className="flex flex-wrap gap-x-6" />
        </div>
      </div>
    </footer>
  );
}

'use client';

import type { ReactNode } from 'react';
import { SearchHost } from '@/components/search/search-host';
import { OverlayHost } from '@/components/ui/dialog/overlay-host';
import { Toaster } from '@/components/ui/toast';
import { changeShop, type Shop } from '@/lib/shop/shop';
import { BackgroundHost } from './background-host';
import { EarlyTaps } from './early-taps';
import { FontFaces } from './font-faces';
import { Footer } from './footer';
import { Header } from './header';
import { NavigationStatus } from './navigation-status';
import { CONTENT_ID, SkipLink } from './skip-link';

export { LazyNotFound } from './lazy-not-found';

type Props = {
  bannerText: string | null;
  /** The shop settings that the console has changed. */
  changes?: Partial<Shop>;
  children: ReactNode;
};

/** The frame around each page of the site. As one client component, it is only once in each page's data. */
export function SiteFrame({ bannerText, changes, children }: Props) {
  // Before anything below reads them.
  changeShop(changes);
  return (
    <>
      <EarlyTaps />
      <FontFaces />
      <div className="page">
        <SkipLink />
        <Header bannerText={bannerText} />
        <main id={CONTENT_ID} tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
        <SearchHost />
        <NavigationStatus />
      </div>
      <OverlayHost />
      <BackgroundHost />
      <Toaster />
    </>
  );
}

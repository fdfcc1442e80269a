import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import '@/app/globals.css';
import { bannerText } from '@/components/layout/banner-text';
import { BackgroundHost } from '@/components/layout/background-host';
import { EarlyTaps } from '@/components/layout/early-taps';
import { FontFaces } from '@/components/layout/font-faces';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { NavigationStatus } from '@/components/layout/navigation-status';
import { SearchHost } from '@/components/search/search-host';
import { OverlayHost } from '@/components/ui/overlay-host';
import { Toaster } from '@/components/ui/toast';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { serverEnv } from '@/lib/env/server';
import { FIRST_FONT } from '@/lib/font-faces';
import { site } from '@/lib/site';

/** At the least: the banner is of the day. */
export const revalidate = 86_400;

export const metadata: Metadata = {
  metadataBase: new URL(serverEnv.SITE_URL),
  title: { default: `${site.name} | ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#faf6ed',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  preload(FIRST_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html
      lang="en-US"
      data-scroll-behavior="smooth"
      className={site.banner ? undefined : '[--banner-height:0rem]'}
    >
      <body data-google-tag={serverEnv.GA_MEASUREMENT_ID || undefined}>
        <EarlyTaps />
        <FontFaces />
        <div className="page">
          <SkipLink />
          <Header bannerText={bannerText(todayInZone(new Date(), site.timezone))} />
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
      </body>
    </html>
  );
}

const CONTENT_ID = 'content';

function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      Skip to content
    </a>
  );
}

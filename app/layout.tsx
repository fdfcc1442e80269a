import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import '@/app/globals.css';
import { BackgroundHost } from '@/components/layout/background-host';
import { FontFaces } from '@/components/layout/font-faces';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { NavigationStatus } from '@/components/layout/navigation-status';
import { CONTENT_ID, SkipLink } from '@/components/layout/skip-link';
import { SearchHost } from '@/components/search/search-host';
import { OverlayHost } from '@/components/ui/overlay-host';
import { Toaster } from '@/components/ui/toast';
import { serverEnv } from '@/lib/env/server';
import { FIRST_FONT } from '@/lib/font-faces';
import { site } from '@/lib/site';

export const metadata: Metadata = {
  metadataBase: new URL(serverEnv.SITE_URL),
  title: { default: `${site.name} | ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
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
        <FontFaces />
        <div className="page">
          <SkipLink />
          <Header />
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

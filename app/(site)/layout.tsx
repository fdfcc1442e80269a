import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import '@/app/globals.css';
import { bannerText } from '@/components/layout/banner-text';
import { rootStyle } from '@/components/layout/root-style';
import { siteIcons } from '@/components/seo/site-icons';
import { SiteFrame } from '@/components/layout/site-frame';
import { readShopChanges } from '@/lib/data/backend/shop-settings';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { serverEnv } from '@/lib/env/server';
import { FIRST_FONT } from '@/lib/page/font-faces';
import { paletteColors } from '@/lib/shop/palettes';
import { shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';

/** At least daily, because the banner depends on the day. */
export const revalidate = 86_400;

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(serverEnv.SITE_URL),
  title: { default: `${shop().name} | ${shop().tagline}`, template: `%s | ${shop().name}` },
  description: shopFacts().description,
  formatDetection: { telephone: false },
  icons: siteIcons(),
});

export const generateViewport = (): Viewport => ({
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: paletteColors(shopFacts().colors).paper,
});

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const changes = await readShopChanges();
  preload(FIRST_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html
      lang="en-US"
      data-scroll-behavior="smooth"
      className={shop().banner ? undefined : '[--banner-height:0rem]'}
      style={rootStyle()}
    >
      <body data-google-tag={serverEnv.GA_MEASUREMENT_ID || undefined}>
        <SiteFrame
          bannerText={bannerText(todayInZone(new Date(), shop().timezone))}
          changes={changes}
        >
          {children}
        </SiteFrame>
      </body>
    </html>
  );
}

import type { Metadata, Viewport } from 'next';
import type { CSSProperties, ReactNode } from 'react';
import { preload } from 'react-dom';
import '@/app/globals.css';
import { bannerText } from '@/components/layout/banner-text';
import { paletteStyle } from '@/components/layout/palette-style';
import { SiteFrame } from '@/components/layout/site-frame';
import { readSiteChanges } from '@/lib/data/shop-settings';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { serverEnv } from '@/lib/env/server';
import { FIRST_FONT } from '@/lib/font-faces';
import { paletteColors } from '@/lib/palettes';
import { site } from '@/lib/site';
import { siteFacts } from '@/lib/site-facts';

type CustomProperties = CSSProperties & Record<`--${string}`, string>;

/** At the least: the banner is of the day. */
export const revalidate = 86_400;

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(serverEnv.SITE_URL),
  title: { default: `${site.name} | ${site.tagline}`, template: `%s | ${site.name}` },
  description: siteFacts.description,
  formatDetection: { telephone: false },
});

export const generateViewport = (): Viewport => ({
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: paletteColors(siteFacts.colors).paper,
});

const NOTHING = 'linear-gradient(#0000, #0000)';
/** In place of what is drawn of the Smokies: the ridges between sections, those of the logo, the ground of maps. */
const WITHOUT_MOUNTAINS: CustomProperties = {
  '--ridge-back': NOTHING,
  '--ridge-middle': NOTHING,
  '--ridge-front': NOTHING,
  '--color-ridge-400': 'var(--color-dawn-300)',
  '--color-ridge-700': 'var(--color-dawn-300)',
  '--map-ground': 'none',
};

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const changes = await readSiteChanges();
  preload(FIRST_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html
      lang="en-US"
      data-scroll-behavior="smooth"
      className={site.banner ? undefined : '[--banner-height:0rem]'}
      style={{ ...paletteStyle(), ...(site.showsSmokies ? {} : WITHOUT_MOUNTAINS) }}
    >
      <body data-google-tag={serverEnv.GA_MEASUREMENT_ID || undefined}>
        <SiteFrame
          bannerText={bannerText(todayInZone(new Date(), site.timezone))}
          changes={changes}
        >
          {children}
        </SiteFrame>
      </body>
    </html>
  );
}

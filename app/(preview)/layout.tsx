import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/app/globals.css';
import { FontFaces } from '@/components/layout/font-faces';
import { siteIcons } from '@/components/seo/site-icons';
import { rootStyle } from '@/components/layout/root-style';
import { ShopChanges } from '@/components/layout/shop-changes';
import { readShopChanges } from '@/lib/data/backend/shop-settings';
import { robotsOf } from '@/lib/http/routes';

export const generateMetadata = (): Metadata => ({
  title: 'Preview',
  robots: robotsOf('/host'),
  formatDetection: { telephone: false },
  icons: siteIcons(),
});

export const viewport: Viewport = { viewportFit: 'cover' };

/** A root layout of its own: the shop's looks without its header, footer, analytics and pop-up, and nothing of the console. */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  const changes = await readShopChanges();
  return (
    <html lang="en-US" style={rootStyle()}>
      <body>
        <ShopChanges changes={changes} />
        <FontFaces />
        {children}
      </body>
    </html>
  );
}

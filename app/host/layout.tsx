import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import '@/app/globals.css';
import { confirmFactor } from './account/actions';
import './theme.css';
import './host.css';
import { HostShell } from '@/components/host/shell/host-shell';
import { EarlyTaps } from '@/components/layout/early-taps';
import { FontFaces } from '@/components/layout/font-faces';
import { readShopChanges } from '@/lib/data/backend/shop-settings';
import { siteIcons } from '@/components/seo/site-icons';
import { rootStyle } from '@/components/layout/root-style';
import { ShopChanges } from '@/components/layout/shop-changes';
import { getStaffMember } from '@/lib/data/staff/staff';
import { parseTheme, THEME_COOKIE } from '@/lib/domain/host/theme';
import { FIRST_FONT } from '@/lib/page/font-faces';
import { robotsOf } from '@/lib/http/routes';

export const generateMetadata = (): Metadata => ({
  title: { default: 'Console', template: '%s | Console' },
  robots: robotsOf('/host'),
  referrer: 'same-origin',
  formatDetection: { telephone: false },
  icons: siteIcons(),
});

export const viewport: Viewport = { viewportFit: 'cover', colorScheme: 'light dark' };

/** A root layout of its own keeps the shop's header, footer, analytics, and pop-up out of the console. */
export default async function HostLayout({ children }: { children: ReactNode }) {
  preload(FIRST_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const [member, changes] = await Promise.all([getStaffMember(), readShopChanges()]);
  const theme = parseTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang="en-US" style={rootStyle()}>
      <body className="console" data-theme={theme}>
        <ShopChanges changes={changes} />
        <EarlyTaps />
        <FontFaces />
        <HostShell member={member} confirmFactor={confirmFactor}>
          {children}
        </HostShell>
      </body>
    </html>
  );
}

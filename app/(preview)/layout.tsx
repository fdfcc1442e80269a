import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/app/globals.css';
import { FontFaces } from '@/components/layout/font-faces';
import { robotsOf } from '@/lib/routes';

export const metadata: Metadata = {
  title: 'Preview',
  // No line of its own in lib/routes.ts, which the shop's pages load.
  robots: robotsOf('/host/[...path]'),
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { viewportFit: 'cover' };

/** A root layout of its own: the shop's looks without its header, footer, analytics and pop-up, and nothing of the console. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        <FontFaces />
        {children}
      </body>
    </html>
  );
}

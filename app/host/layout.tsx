import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { confirmFactor } from './account/second-factor-actions';
import './host.css';
import { HostShell } from '@/components/host/host-shell';
import { getStaffMember } from '@/lib/data/staff';
import { parseTheme, THEME_COOKIE } from '@/lib/domain/host/theme';
import { robotsOf } from '@/lib/routes';

export const metadata: Metadata = {
  title: { default: 'Console', template: '%s | Console' },
  robots: robotsOf('/host'),
  referrer: 'same-origin',
};

export default async function HostLayout({ children }: { children: ReactNode }) {
  const member = await getStaffMember();
  const theme = parseTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <HostShell member={member} theme={theme} confirmFactor={confirmFactor}>
      {children}
    </HostShell>
  );
}

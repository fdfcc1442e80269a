import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import './host.css';
import { HostShell } from '@/components/host/host-shell';
import { getStaffMember } from '@/lib/data/staff';
import { robotsOf } from '@/lib/routes';

export const metadata: Metadata = {
  title: { default: 'Console', template: '%s | Console' },
  robots: robotsOf('/host'),
  referrer: 'same-origin',
};

export default async function HostLayout({ children }: { children: ReactNode }) {
  const member = await getStaffMember();
  return <HostShell member={member}>{children}</HostShell>;
}

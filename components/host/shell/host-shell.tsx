import Link from 'next/link';
import type { ReactNode } from 'react';
import { HostNav } from './host-nav';
import { OfflineNote } from './offline-note';
import { SecondFactorDialog, type ConfirmFactor } from './second-factor-dialog';
import { SignedOutDialog } from './signed-out-dialog';
import { RefreshAfterLostWrite } from './refresh-after-lost-write';
import { ReloadOnBack } from './reload-on-back';
import { Shortcuts } from './shortcuts';
import './host-shell.css';
import { CONTENT_ID, SkipLink } from '@/components/layout/skip-link';
import { LogoMark } from '@/components/ui/logo';
import { keyedPages } from '@/lib/http/console-access';
import type { StaffMember } from '@/lib/schemas/host/staff/staff';
import { shop } from '@/lib/shop/shop';

type Props = {
  member: StaffMember | null;
  confirmFactor: ConfirmFactor;
  children: ReactNode;
};

export function HostShell({ member, confirmFactor, children }: Props) {
  const pages = member && keyedPages(member.role);
  return (
    <>
      <SkipLink />
      <header className="host-top">
        <Link href="/host" prefetch={false} className="host-brand">
          <LogoMark />
          {shop().host}
        </Link>
        {pages && <HostNav pages={pages.filter(({ group }) => group)} />}
        {pages && (
          <div className="host-tools">
            <Shortcuts pages={pages} />
            <ReloadOnBack />
            <RefreshAfterLostWrite />
          </div>
        )}
      </header>
      <OfflineNote />
      <main id={CONTENT_ID} tabIndex={-1} className="host-main outline-none">
        {children}
      </main>
      {member && <SecondFactorDialog confirm={confirmFactor} />}
      <SignedOutDialog />
    </>
  );
}

import type { ReactNode } from 'react';
import { HostNav } from './host-nav';
import { OfflineNote } from './offline-note';
import { SecondFactorDialog, type ConfirmFactor } from './second-factor-dialog';
import { Shortcuts } from './shortcuts';
import type { Theme } from '@/lib/domain/host/theme';
import type { StaffMember } from '@/lib/schemas/host/staff';

type Props = {
  member: StaffMember | null;
  theme: Theme;
  confirmFactor: ConfirmFactor;
  children: ReactNode;
};

export function HostShell({ member, theme, confirmFactor, children }: Props) {
  return (
    <div className="console" data-theme={theme}>
      <header className="host-top">
        <p className="host-brand">Mountain Mama</p>
        {member && <HostNav role={member.role} />}
        {member && (
          <div className="host-tools">
            <Shortcuts />
          </div>
        )}
      </header>
      <OfflineNote />
      <div className="host-main">{children}</div>
      {member && <SecondFactorDialog confirm={confirmFactor} />}
    </div>
  );
}
